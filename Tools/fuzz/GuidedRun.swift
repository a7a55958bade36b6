import Foundation
import TextAnalysis

#if LIBFUZZER
  import CLibFuzzer
#endif

extension Session {
  /// Lets libFuzzer make the inputs of one subject, from which it learns what reaches further. It ends the process.
  static func runGuided(_ subjects: [Subject], _ arguments: [String]) {
    #if LIBFUZZER
      guard subjects.count == 1 else { Options.misuse("--guided takes one --subject") }
      guided = subjects[0]
      var count = CInt(arguments.count + 1)
      var words: [UnsafeMutablePointer<CChar>?] = (["fuzz"] + arguments).map { strdup($0) } + [nil]
      let status = words.withUnsafeMutableBufferPointer { buffer in
        var start = buffer.baseAddress
        return LLVMFuzzerRunDriver(&count, &start) { bytes, count in
          Session.runGuidedInput([UInt8](UnsafeBufferPointer(start: bytes, count: count)))
          return 0
        }
      }
      exit(status)
    #else
      Options.misuse("this build knows no libFuzzer: script/fuzz makes one that does")
    #endif
  }

  #if LIBFUZZER
    /// Written once, before the only thread that reads it calls libFuzzer.
    private nonisolated(unsafe) static var guided: Subject?

    private static func runGuidedInput(_ bytes: [UInt8]) {
      guard let guided else { return }
      do {
        guard let broken = try guided.run(bytes, .varied(by: bytes)) else { return }
        FileHandle.standardError.write(Data("fuzz: FAILED: \(guided.name): \(broken)\n".utf8))
      } catch {
        FileHandle.standardError.write(Data("fuzz: FAILED: \(guided.name): \(error)\n".utf8))
      }
      // libFuzzer keeps the input.
      abort()
    }
  #endif
}
