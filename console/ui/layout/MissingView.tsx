import head from './ViewHeader.module.css';

interface Props {
  /** The list that it would be in. */
  list: string;
  href: string;
  title: string;
  /** Why it may be missing, and what to do. */
  about: string;
}

/** The view of something that the draft does not have, such as a page whose making was undone: what is missing, and a way on. */
export const MissingView = ({ list, href, title, about }: Props) => (
  <div>
    <div className={head.head}>
      <a href={href}>← {list}</a>
      <h1>{title}</h1>
    </div>
    <p role="status">{about}</p>
  </div>
);
