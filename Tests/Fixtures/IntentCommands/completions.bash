# bash completion for nursery
_nursery_intents() {
  local word about program="${COMP_WORDS[0]}"
  COMPREPLY=()
  # As it was typed: "~", quotes and backslashes are read as the shell will, what would run is not.
  [[ $program == *['$`']* || $program == *['<>']'('* ]] || eval "program=$program"
  if [ "$COMP_CWORD" -eq 1 ]; then COMPREPLY=($(compgen -W intents -- "$2")); return; fi
  [ "${COMP_WORDS[1]}" = intents ] || return
  while IFS=$'\t' read -r word about; do
    case "$word" in
    ":files") compopt -o filenames; COMPREPLY+=($(compgen -f -- "$2")) ;;
    *) printf -v word '%q' "$word"; COMPREPLY+=("$word") ;;
    esac
  done < <("$program" intents __complete "${COMP_WORDS[@]:2:COMP_CWORD-1}" 2>/dev/null)
}
complete -F _nursery_intents nursery
