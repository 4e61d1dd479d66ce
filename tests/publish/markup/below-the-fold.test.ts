import { describe, expect, it } from 'vitest';
import { markBelowTheFold } from '../../../publish/markup/below-the-fold.ts';

describe('blocks below what is seen first', () => {
  it('are those after the first one with a form and the one that looks in below it, whatever stands in them', () => {
    expect(
      markBelowTheFold(
        '<div><main class="a"><!--$--><p>1<br/></p><!--/$--><section><form><input name="x"/></form></section>' +
          '<section class="b"><p>2</p><form></form></section><img src="c"/><footer>3</footer></main><p>4</p></div>',
      ),
    ).toBe(
      '<div><main class="a"><!--$--><p>1<br/></p><!--/$--><section><form><input name="x"/></form></section>' +
        '<section class="b"><p>2</p><form></form></section><img data-below="" src="c"/>' +
        '<footer data-below="">3</footer></main><p>4</p></div>',
    );
  });

  it('are those after the third where there is no form, and none where there is no page', () => {
    expect(markBelowTheFold('<main><a>1</a><b>2</b><i>3</i><p>4</p></main>')).toBe(
      '<main><a>1</a><b>2</b><i>3</i><p data-below="">4</p></main>',
    );
    expect(markBelowTheFold('<div></div>')).toBe('<div></div>');
  });
});
