import CommandLineSurface

/// A script that asks the program what may come next on a command line.
struct CompletionScript {
  let programName: String
  /// The word that leads to the commands, or nil.
  let word: String?

  func text(for shell: Completions.Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The name of the script's function.
  private var function: String {
    String(ShellWord.function(of: programName).map { $0 == "-" ? "_" : $0 }) + "_intents"
  }

  private var names: String { ShellWord.registered(programName) }
  private var comment: String { TerminalText.escaped(programName) }
  private var asking: String { IntentProgram.completing }

  private var bash: String {
    let lead = word.map { word in
      """
        if [ "$COMP_CWORD" -eq 1 ]; then COMPREPLY=($(compgen -W \(word) -- "$2")); return; fi
        [ "${COMP_WORDS[1]}" = \(word) ] || return

      """
    }
    return """
      # bash completion for \(comment)
      \(function)() {
        local word about program="${COMP_WORDS[0]}"
        COMPREPLY=()
        # As it was typed: "~", quotes and backslashes are read as the shell will, what would run is not.
        [[ $program == *['$`']* || $program == *['<>']'('* ]] || eval "program=$program"
      \(lead ?? "")  while IFS=$'\\t' read -r word about; do
          case "$word" in
          ":files") compopt -o filenames; COMPREPLY+=($(compgen -f -- "$2")) ;;
          *) printf -v word '%q' "$word"; COMPREPLY+=("$word") ;;
          esac
        done < <("$program" \(leading)\(asking) "${COMP_WORDS[@]:\(word == nil ? 1 : 2):COMP_CWORD\(word == nil ? "" : "-1")}" 2>/dev/null)
      }
      complete -F \(function) \(names)

      """
  }

  private var leading: String { word.map { $0 + " " } ?? "" }

  private var zsh: String {
    let lead = word.map { word in
      """
        if (( CURRENT == 2 )); then compadd -- \(word); return; fi
        [[ $words[2] == \(word) ]] || return

      """
    }
    return """
      \(ShellWord.compdefTag(programName))

      \(function)() {
        local word about
        local -a found
      \(lead ?? "")  while IFS=$'\\t' read -r word about; do
          if [[ $word == ":files" ]]; then _files; else found+=("${word//:/\\\\:}:$about"); fi
        done < <("${(Q)words[1]}" \(leading)\(asking) "${(@Q)words[\(word == nil ? 2 : 3),CURRENT]}" 2>/dev/null)
        (( $#found )) && _describe -V value found
      }
      compdef \(function) \(names)

      """
  }

  private var fish: String {
    let skipped = word == nil ? "2..-1" : "3..-1"
    let lead = word.map { word in
      """
        if test (count $words) -lt 2; echo \(word); return; end
        test "$words[2]" = \(word); or return

      """
    }
    return """
      # fish completion for \(comment)
      function \(function)
        set -l words (commandline -opc)
        set -l current (commandline -ct)
      \(lead ?? "")  for line in ($words[1] \(leading)\(asking) $words[\(skipped)] "$current" 2>/dev/null)
          if test "$line" = ":files"
            __fish_complete_path "$current"
          else
            echo $line
          end
        end
      end
      complete -c \(Completions.fishName(programName)) -f -a '(\(function))'

      """
  }
}
