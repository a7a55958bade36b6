import CommandLineSurface
import IntentManifest

func validateCommand(_ context: IntentCommandContext) -> Command {
  Command(
    CommandDescription(
      name: "validate", abstract: "says what is wrong with the declarations of the intents",
      discussion:
        "Exit status: 0 where there are no errors, 1 where there are; warnings count with --strict.",
      options: [
        .flag("strict", "takes warnings for errors"), .flag("json", "writes the findings as JSON"),
      ])
  ) { invocation in
    let findings = context.manifest().validate()
    let errors = findings.filter { $0.severity == .error }.count
    let warnings = findings.count - errors
    let terminal = invocation.terminal
    if invocation.arguments.flag("json") {
      try terminal.output.write([UInt8](IntentManifest.json(of: findings)))
    } else {
      for finding in findings {
        let style: Style = finding.severity == .error ? .error : .warning
        try terminal.print(terminal.styles.apply(style, to: OneLine.of(finding.description)))
      }
      try terminal.note(
        findings.isEmpty ? "Nothing is wrong." : "\(count(errors, "error")), \(count(warnings, "warning")).")
    }
    let failed = errors > 0 || invocation.arguments.flag("strict") && warnings > 0
    return failed ? .someInputFailed : .success
  }
}

private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
