import CodedErrors
import Foundation
import Testing

private struct KettleError: CodedError {
  struct Code: ErrorCode {
    let rawValue: String
    static let empty = Code(rawValue: "empty")
  }

  let code: Code
  let message: String
}

@Suite struct CodedErrorTests {
  @Test func sayTheirMessageEverywhere() {
    let error: any Error = KettleError(code: .empty, message: "The kettle is empty; fill it first.")
    #expect("\(error)" == "The kettle is empty; fill it first.")
    #expect(error.localizedDescription == "The kettle is empty; fill it first.")
    #expect((error as? any CodedError)?.underlying == nil)
  }

  @Test func codesAreOpenAndComparedByName() {
    #expect(KettleError.Code(rawValue: "empty") == .empty)
    #expect("\(KettleError.Code.empty)" == "empty")
    #expect(KettleError.Code(rawValue: "boiling") != .empty)
  }
}
