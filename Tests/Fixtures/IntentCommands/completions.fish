# fish completion for nursery
function _nursery_intents
  set -l words (commandline -opc)
  set -l current (commandline -ct)
  if test (count $words) -lt 2; echo intents; return; end
  test "$words[2]" = intents; or return
  for line in ($words[1] intents __complete $words[3..-1] "$current" 2>/dev/null)
    if test "$line" = ":files"
      __fish_complete_path "$current"
    else
      echo $line
    end
  end
end
complete -c nursery -f -a '(_nursery_intents)'
