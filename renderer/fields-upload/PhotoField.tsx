import type { FieldOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import { type ControlProps, FieldFrame } from '../field-frame/FieldFrame.tsx';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import styles from './PhotoField.module.css';
import { PhotoTile } from './PhotoTile.tsx';
import { usePhotos } from './use-photos.ts';

type Props = FieldViewProps<FieldOf<'photo'>>;

function Photo(props: Props) {
  return (
    <FieldFrame {...props} label={photo.label} group>
      {(frame) => <Photos {...props} frame={frame} />}
    </FieldFrame>
  );
}

/** A tile for each slot, or for each photo and the next one; the field's id belongs to the first one. */
function Photos({ field, form, locked, frame }: Props & { frame: ControlProps }) {
  const page = usePage();
  const message = useMessage();
  const { places, take, remove } = usePhotos(field, form);
  const { slots, most = 1 } = field;
  const { id, 'aria-describedby': described, 'aria-invalid': isWrong } = frame;
  const about = `${id}-about`;
  const title = field.label === undefined ? message(photo.label) : page.text(field.label);
  return (
    <>
      <p id={about} className={styles.about}>
        {!slots && most > 1 && `${message('field.photo.most')} ${most} ${message('field.photo.unit')} `}
        {message('field.photo.about')}
      </p>
      <div className={styles.tiles} data-one={places.length === 1}>
        {places.map((place, at) => {
          const slot = slots?.[at];
          return (
            <PhotoTile
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is told by its number, before and after it has a photo
              key={at}
              field={field}
              place={place}
              id={at === 0 ? id : `${id}-${at}`}
              label={slot ? page.text(slot.label) : most > 1 ? `${title} ${at + 1}` : title}
              outline={slot?.outline ?? 'object'}
              several={!slots && most > 1}
              describedBy={[about, described].filter(Boolean).join(' ')}
              isWrong={isWrong}
              locked={locked}
              onTake={(files) => take(at, files)}
              onRemove={() => remove(at)}
            />
          );
        })}
      </div>
    </>
  );
}

export const photo = { view: Photo, label: 'field.photo.label' } satisfies FieldKindEntry<'photo'>;
