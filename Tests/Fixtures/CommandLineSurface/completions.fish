# fish completion for sample
complete -c sample -n 'not __fish_seen_subcommand_from copy remote' -f
complete -c sample -n 'not __fish_seen_subcommand_from copy remote' -a copy -d 'copies files'
complete -c sample -n 'not __fish_seen_subcommand_from copy remote' -a remote -d 'does it elsewhere'
complete -c sample -n '__fish_seen_subcommand_from copy' -l count -s n -x -d 'how many'
complete -c sample -n '__fish_seen_subcommand_from copy' -l ratio -x -d 'how much of it'
complete -c sample -n '__fish_seen_subcommand_from copy' -l mode -s m -x -a 'fast safe' -d 'how to: [fast] or safe'
complete -c sample -n '__fish_seen_subcommand_from copy' -l tag -x -d 'a tag'
complete -c sample -n '__fish_seen_subcommand_from copy' -l verbose -s v -d 'says more'
complete -c sample -n '__fish_seen_subcommand_from copy' -l quiet -s q -d 'says less'
complete -c sample -n '__fish_seen_subcommand_from remote; and not __fish_seen_subcommand_from add list' -f
complete -c sample -n '__fish_seen_subcommand_from remote; and not __fish_seen_subcommand_from add list' -a add -d 'adds a place'
complete -c sample -n '__fish_seen_subcommand_from remote; and not __fish_seen_subcommand_from add list' -a list -d 'lists places'
complete -c sample -n '__fish_seen_subcommand_from remote; and __fish_seen_subcommand_from add' -f
complete -c sample -n '__fish_seen_subcommand_from remote; and __fish_seen_subcommand_from add' -l name -x -d 'its name'
complete -c sample -n '__fish_seen_subcommand_from remote; and __fish_seen_subcommand_from list' -f
