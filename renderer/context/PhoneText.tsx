import { type CSSProperties, Fragment } from 'react';
import { usePage } from './page-context.ts';

const whole: CSSProperties = { whiteSpace: 'nowrap' };

/**
 * A text of the page with the brand's telephone number on one line: a browser breaks lines after hyphens between digits.
 */
export function PhoneText({ of }: { of: string }) {
  const { brand, text } = usePage();
  const { complaintPhone: phone } = brand;
  const [first, ...others] = phone ? text(of).split(phone) : [text(of)];
  return (
    <>
      {first}
      {others.map((words, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
        <Fragment key={at}>
          <span style={whole}>{phone}</span>
          {words}
        </Fragment>
      ))}
    </>
  );
}
