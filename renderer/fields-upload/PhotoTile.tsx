import { useEffect, useRef } from 'react';
import type { FieldOf } from '../../schemas/index.ts';
import { type MessageId, useMessage } from '../context/use-message.ts';
import { Outline } from './Outline.tsx';
import styles from './PhotoField.module.css';
import { acceptOf } from './take-file.ts';
import status from './UploadStatus.module.css';
import { UploadStatus } from './UploadStatus.tsx';
import type { PhotoPlace } from './use-photos.ts';
import { usePreview, useUploadState } from './use-upload-state.ts';

interface Props {
  field: FieldOf<'photo'>;
  place: PhotoPlace;
  /** Id of the control that opens camera or gallery. */
  id: string;
  label: string;
  outline: NonNullable<NonNullable<FieldOf<'photo'>['slots']>[number]['outline']>;
  /** Several files may be chosen at once. */
  several: boolean;
  describedBy: string | undefined;
  isWrong: boolean;
  locked: boolean;
  onTake: (files: ArrayLike<File>) => void;
  onRemove: () => void;
}

/** A place for one photo: what it should show, or what was taken, and what can be done with it. */
export function PhotoTile({ field, place, id, label, outline, several, locked, ...props }: Props) {
  const message = useMessage();
  const input = useRef<HTMLInputElement>(null);
  const state = useUploadState(place.id);
  const blob = state?.upload.blob;
  const preview = usePreview(blob);
  const hasPhoto = place.id !== '';
  const { onTake } = props;

  const take = () => {
    const { current } = input;
    if (!current?.files?.length) return;
    onTake(current.files);
    // The same file may be chosen again after it was removed.
    current.value = '';
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen before hydration
  useEffect(take, []);
  const remove = () => {
    props.onRemove();
    // The button that had the focus is gone.
    input.current?.focus();
  };
  const press = message(
    hasPhoto ? 'field.photo.replace' : field.camera ? 'field.photo.take' : 'field.photo.add',
  );

  return (
    <div className={styles.tile}>
      <div className={styles.frame} data-wrong={props.isWrong && !hasPhoto}>
        {preview ? (
          <img src={preview} alt={`${message('field.photo.preview')} ${label}`} className={styles.picture} />
        ) : (
          <Outline name={blob ? 'document' : outline} />
        )}
      </div>
      <p className={styles.name}>{label}</p>
      <UploadStatus state={state} instead={insteadOf(place)} label={label} locked={locked} />
      <label className={status.press} data-disabled={locked}>
        <span>{press}</span>
        <input
          ref={input}
          id={id}
          type="file"
          className={styles.file}
          accept={acceptOf(field)}
          capture={field.camera}
          multiple={several && !field.camera}
          disabled={locked}
          aria-label={`${press}: ${label}`}
          aria-describedby={props.describedBy}
          aria-invalid={props.isWrong && !hasPhoto}
          onChange={take}
        />
      </label>
      {hasPhoto && !locked && (
        <button
          type="button"
          className={styles.remove}
          onClick={remove}
          aria-label={`${message('field.photo.remove')}: ${label}`}
        >
          {message('field.photo.remove')}
        </button>
      )}
    </div>
  );
}

const problems = {
  lost: 'upload.lost',
  tooHeavy: 'field.photo.tooHeavy',
  unreadable: 'field.photo.unreadable',
  heic: 'field.photo.heic',
  wrongType: 'field.photo.wrongType',
} as const satisfies Record<NonNullable<PhotoPlace['problem']>, MessageId>;

function insteadOf({ isReading, problem }: PhotoPlace) {
  if (isReading) return { message: 'field.photo.reading', isWrong: false } as const;
  if (problem === undefined) return undefined;
  return { message: problems[problem], isWrong: true } as const;
}
