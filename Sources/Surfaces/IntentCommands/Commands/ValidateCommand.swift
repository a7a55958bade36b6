import CommandLineSurface
import Foundation
import IntentManifest
import JSONValues

func validateCommand(_ context: IntentCommandContext) -> Command {
  Command(
    CommandDescription(
      name: "validate", abstract: "says what is wrong with the declarations of the intents",
      discussion: "Exit status: 0 where there are no errors, warnings or not; 1 where there are.",
      options: [.flag("json", "writes the findings as one JSON object")])
  ) { invocation in
    let findings = try context.manifests.manifest(of: context.catalog).validate()
    let errors = findings.filter { $0.severity == .error }.count
    let terminal = invocation.terminal
    if invocation.arguments.flag("json") {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      try terminal.output.write(
        Array(try encoder.encode(Report(findings: findings, errors: errors)) + Data("\n".utf8)))
    } else {
      for finding in findings {
        let style: Style = finding.severity == .error ? .error : .warning
        try terminal.print(terminal.styles.apply(style, to: OneLine.of(finding.description)))
      }
      let warnings = findings.count - errors
      try terminal.note(
        findings.isEmpty ? "Nothing is wrong." : "\(count(errors, "error")), \(count(warnings, "warning")).")
    }
    return errors == 0 ? .success : .someInputFailed
  }
}

private struct Report: Encodable {
  let findings: [IntentManifest.Finding]
  let errors: Int
}

private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
