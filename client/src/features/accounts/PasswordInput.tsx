import { IconButton, Input, InputGroup } from '@chakra-ui/react';
import { useState } from 'react';
import { LuEye, LuEyeOff } from 'react-icons/lu';
import { inputRecipe } from '../../theme/inputRecipe.ts';
import { texts } from './texts.ts';

export interface PasswordInputProps {
  name: string;
  autoComplete: string;
  onEdit: () => void;
}

/** A password, with a button that shows and hides it. */
export function PasswordInput({ name, autoComplete, onEdit }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <InputGroup
      endElementProps={{ px: '1' }}
      endElement={
        <IconButton
          variant="ghost"
          size="sm"
          aria-label={shown ? texts.hidePassword : texts.showPassword}
          onClick={() => setShown(!shown)}
        >
          {shown ? <LuEyeOff /> : <LuEye />}
        </IconButton>
      }
    >
      <Input
        recipe={inputRecipe}
        name={name}
        type={shown ? 'text' : 'password'}
        size="lg"
        autoComplete={autoComplete}
        autoCapitalize="none"
        onChange={onEdit}
      />
    </InputGroup>
  );
}
