alter table orders validate constraint orders_shipping;
