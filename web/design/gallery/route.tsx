import type { ReactNode } from 'react';
import { ActionBar } from '../staff/action-bar.tsx';
import { Button, ButtonLink } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { Fact, Facts } from '../facts.tsx';
import { CheckField, SelectField, TextAreaField, TextField } from '../field.tsx';
import { FileField } from '../file-field.tsx';
import { Notice } from '../notice.tsx';
import { PartNumber, PartWidth } from '../part-number.tsx';
import { Section } from '../section.tsx';
import { StatusBadge } from '../staff/status-badge.tsx';
import { TableTools } from '../staff/table-tools.tsx';
import { Tabs } from '../staff/tabs.tsx';
import styles from './gallery.module.css';

/** The shared parts of all screens in all their states, light next to dark (npm run dev, /design). */
export function Component() {
  return (
    <main id="content" className={styles.page}>
      <title>Parts of the design</title>
      <meta name="robots" content="noindex" />
      <h1>Parts of the design</h1>
      <div className="grid cells-34 gap-5">
        {(['light', 'dark'] as const).map((scheme) => (
          <div key={scheme} className={styles.scheme} data-scheme={scheme}>
            <Parts scheme={scheme} />
          </div>
        ))}
      </div>
    </main>
  );
}

function Parts({ scheme }: { scheme: 'light' | 'dark' }) {
  return (
    <>
      <Part name={`Status, ${scheme}`}>
        <p className="row">
          <StatusBadge kind="good">Complete</StatusBadge>
          <StatusBadge kind="bad">Pending</StatusBadge>
          <StatusBadge kind="wait">Being picked</StatusBadge>
          <StatusBadge kind="off">Archived</StatusBadge>
        </p>
      </Part>
      <Part name={`Section, ${scheme}`}>
        <Section heading="A part of a page" actions={<a href="#content">All of it</a>}>
          <p>Its content.</p>
        </Section>
        <div className={styles.pair}>
          <Section heading="One of several" boxed>
            <p>Next to each other, in boxes.</p>
          </Section>
          <Section heading="Waits for the reader" boxed isUrgent>
            <p>Its edge is coloured.</p>
          </Section>
        </div>
      </Part>
      <Part name={`Facts, ${scheme}`}>
        <Facts>
          <Fact label="Company">Fenland Labels</Fact>
          <Fact label="Email address">purchasing.department@a-converter-with-a-long-name.test</Fact>
          <Fact label="Currency">£ Pound sterling</Fact>
        </Facts>
        <Facts stacked>
          <Fact label="Company">Fenland Labels</Fact>
          <Fact label="Address">1 Quay Street, Ely</Fact>
        </Facts>
      </Part>
      <Part name={`Action bar, ${scheme}`}>
        <ActionBar label={`Steps, ${scheme}`} state={<StatusBadge kind="bad">New</StatusBadge>}>
          <Button type="button">Accept</Button>
          <Button type="button" kind="secondary">
            Assign to me
          </Button>
          <Button type="button" kind="secondary" busy="One moment…">
            Print
          </Button>
          <Button type="button" kind="quiet" disabled>
            Undo
          </Button>
        </ActionBar>
      </Part>
      <Part name={`Tabs, ${scheme}`}>
        <Tabs
          label={`Views, ${scheme}`}
          tabs={[
            { label: 'Order', href: '#content', isCurrent: true },
            { label: 'Order sheet', href: '#sheet', isCurrent: false },
          ]}
        />
      </Part>
      <Part name={`Table tools and table, ${scheme}`}>
        <TableTools end={<a href="#content">Export CSV</a>}>
          <TextField label="Search" name={`search-${scheme}`} type="search" />
        </TableTools>
        <Table />
      </Part>
      <Part name={`Empty state, ${scheme}`}>
        <EmptyState title="No orders yet">
          <p>Orders appear here as soon as they are placed.</p>
          <ButtonLink href="#content">Browse the catalogue</ButtonLink>
        </EmptyState>
      </Part>
      <Part name={`Notices, ${scheme}`}>
        <Notice kind="plain">Something to know.</Notice>
        <Notice kind="good">Saved.</Notice>
        <Notice kind="bad">Nothing was saved: the quantity is missing.</Notice>
      </Part>
      <Part name={`Fields, ${scheme}`}>
        <TextField label="Quantity" name={`quantity-${scheme}`} hint="Whole packs only" defaultValue="12" />
        <TextField label="Quantity" name={`wrong-${scheme}`} defaultValue="0" error="At least 1" />
        <SelectField label="Reason" name={`reason-${scheme}`}>
          <option>Wrong part</option>
        </SelectField>
        <TextAreaField label="Details" name={`details-${scheme}`} rows={2} />
        <FileField label="Purchase order" name={`file-${scheme}`} hint="A PDF" />
        <CheckField label="Active" name={`active-${scheme}`} defaultChecked />
      </Part>
    </>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className={styles.part}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}

function Table() {
  return (
    <table className="table ruled cards">
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col" className="figure">
            Quantity
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" data-label="Part">
            <PartNumber>DB-0150</PartNumber> <PartWidth>25 mm</PartWidth>
          </th>
          <td data-label="Quantity" className="figure">
            3
          </td>
        </tr>
      </tbody>
    </table>
  );
}
