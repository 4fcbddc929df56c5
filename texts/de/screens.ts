/** The texts of every screen of the shop, in one language (web/texts/catalogues.ts); other files are loaded by the screens that need them. */
export default Object.assign(
  {},
  ...Object.values(
    import.meta.glob('./{catalogue,errors,legal,product,promise,replaced,sales-unit,shell}.json', {
      eager: true,
      import: 'default',
    }),
  ),
);
