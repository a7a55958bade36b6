# bash completion for sample
_sample() {
  local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" path="" word
  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$path $word" in
      " copy") path=" copy" ;;
      " remote") path=" remote" ;;
      " remote add") path=" remote add" ;;
      " remote list") path=" remote list" ;;
    esac
  done
  COMPREPLY=()
  case "$path $previous" in
    " copy --count"|" copy -n") :; return ;;
    " copy --ratio") :; return ;;
    " copy --mode"|" copy -m") COMPREPLY=($(compgen -W "fast safe" -- "$current")); return ;;
    " copy --tag") :; return ;;
    " remote add --name") :; return ;;
  esac
  case "$path" in
    "") COMPREPLY=($(compgen -W "copy remote --help help --version" -- "$current")) ;;
    " copy") COMPREPLY=($(compgen -f -W "--count --ratio --mode --tag --verbose --quiet --help" -- "$current")) ;;
    " remote") COMPREPLY=($(compgen -W "add list --help" -- "$current")) ;;
    " remote add") COMPREPLY=($(compgen -W "--name --help" -- "$current")) ;;
    " remote list") COMPREPLY=($(compgen -W "--help" -- "$current")) ;;
  esac
}
complete -o filenames -F _sample sample
