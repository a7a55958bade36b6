#compdef sample

_sample() {
  local state line
  _arguments -C '(- *)'{-h,--help}'[shows how it is used]' '(- *)--version[shows the version]' '1: :->command' '*:: :->rest'
  case $state in
    command) local -a commands=('copy:copies files' 'remote:does it elsewhere'); _describe command commands ;;
    rest) case $line[1] in
      copy) _sample_copy ;;
      remote) _sample_remote ;;
    esac ;;
  esac
}

_sample_copy() {
  _arguments -s \
    '(--count -n)--count=[how many]:N:' \
    '(--count -n)-n=[how many]:N:' \
    '(--ratio)--ratio=[how much of it]:R:' \
    '(--mode -m)--mode=[how to\: \[fast\] or safe]:MODE:(fast safe)' \
    '(--mode -m)-m=[how to\: \[fast\] or safe]:MODE:(fast safe)' \
    '*--tag=[a tag]:TAG:' \
    '(--verbose -v)--verbose[says more]' \
    '(--verbose -v)-v[says more]' \
    '(--quiet -q)--quiet[says less]' \
    '(--quiet -q)-q[says less]' \
    '(- *)'{-h,--help}'[shows how it is used]' \
    '1:FROM:_files' \
    '2:TO:_files -/' \
    '*:MORE:'
}

_sample_remote() {
  local state line
  _arguments -C '(- *)'{-h,--help}'[shows how it is used]' '1: :->command' '*:: :->rest'
  case $state in
    command) local -a commands=('add:adds a place' 'list:lists places'); _describe command commands ;;
    rest) case $line[1] in
      add) _sample_remote_add ;;
      list) _sample_remote_list ;;
    esac ;;
  esac
}

_sample_remote_add() {
  _arguments -s \
    '(--name)--name=[its name]:NAME:' \
    '(- *)'{-h,--help}'[shows how it is used]'
}

_sample_remote_list() {
  _arguments -s \
    '(- *)'{-h,--help}'[shows how it is used]'
}

compdef _sample sample
