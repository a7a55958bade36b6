import Foundation
import Testing

/// The fuzzer finds each kind of fault that it looks for, and its file shows the fault again.
@Suite struct FuzzTests {
  @Test(arguments: [
    ("faulty-order", "out of order"), ("faulty-growth", "times as long"), ("faulty-trap", "trapped"),
    ("faulty-depth", "trapped"), ("faulty-end", "takes longer"),
  ])
  func faultsAreFound(subject: String, message: String) throws {
    try BuiltProgram.withFolder { folder in
      // Growth is told from two times, and must not be cut off where the machine is busy.
      let limit = subject == "faulty-growth" ? 30 : 2
      let outcome = try BuiltProgram.run(
        "fuzz --subject \(subject) --seconds 5 --limit \(limit)", in: folder)
      #expect(outcome.status != 0)
      #expect(outcome.output.contains(message), "\(outcome.output)")
      // Growth is a matter of two inputs; every other fault is in the one that was kept.
      guard subject != "faulty-growth" else { return }
      let again = try BuiltProgram.run("fuzz --subject \(subject) --limit 2 fuzz-input-*", in: folder)
      #expect(again.status != 0)
      #expect(again.output.contains(message), "\(again.output)")
    }
  }
}
