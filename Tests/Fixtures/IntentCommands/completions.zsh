#compdef nursery

_nursery_intents() {
  local word about
  local -a found
  if (( CURRENT == 2 )); then compadd -- intents; return; fi
  [[ $words[2] == intents ]] || return
  while IFS=$'\t' read -r word about; do
    if [[ $word == ":files" ]]; then _files; else found+=("${word//:/\\:}:$about"); fi
  done < <("${(Q)words[1]}" intents __complete "${(@Q)words[3,CURRENT]}" 2>/dev/null)
  (( $#found )) && _describe -V value found
}
compdef _nursery_intents nursery
