import { describe, expect, it } from 'vitest';
import { markBelowTheFold } from '../../../publish/markup/below-the-fold.ts';

describe('the blocks below the fold', () => {
  it('are those after the block that follows the first form, whatever those contain', () => {
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

  it('are those after the third one if there is no form, and none if the HTML contains no page', () => {
    expect(markBelowTheFold('<main><a>1</a><b>2</b><i>3</i><p>4</p></main>')).toBe(
      '<main><a>1</a><b>2</b><i>3</i><p data-below="">4</p></main>',
    );
    expect(markBelowTheFold('<div></div>')).toBe('<div></div>');
  });
});
