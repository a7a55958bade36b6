import Foundation
import LanguageData
import Testing

@testable import MessageUnderstanding

/// Damaged weights are refused, with the place.
@Suite struct WeightsTests {
  private func intact() throws -> [UInt8] {
    Array(try Data(contentsOf: MessageUnderstander.bundledWeights()))
  }

  private func message(_ bytes: [UInt8]) -> (code: WeightsError.Code?, text: String) {
    do {
      _ = try Weights(bytes)
      return (nil, "")
    } catch let error as WeightsError {
      return (error.code, error.message)
    } catch {
      return (nil, "\(error)")
    }
  }

  @Test func intactWeightsAreTaken() throws {
    #expect(message(try intact()).text.isEmpty)
  }

  @Test func otherFilesAreRefused() throws {
    for bytes in [[], [0x42], Array("BECKONUW".utf8), [UInt8](repeating: 0, count: 2_000_000)] as [[UInt8]] {
      let found = message(bytes)
      #expect(found.code == .damaged && found.text.contains("expected") || found.text.contains("BECKONUW"))
    }
  }

  @Test func truncatedWeightsAreRefused() throws {
    let bytes = try intact()
    for count in [47, 48, 100, bytes.count / 2, bytes.count - 1] {
      let found = message(Array(bytes[..<count]))
      #expect(found.code == .damaged && found.text.contains("\(count)"), "\(found)")
    }
    #expect(message(bytes + [0]).code == .damaged)
  }

  @Test func otherVersionsAreRefused() throws {
    var bytes = try intact()
    bytes[8] = 99
    #expect(message(bytes).code == .wrongVersion)
    #expect(message(bytes).text.contains("version 99, expected \(WeightsFormat.version)"))
    bytes = try intact()
    bytes[12] ^= 1
    #expect(message(bytes).code == .wrongVersion)
    #expect(message(bytes).text.contains("outputs at byte 12, expected \(Head.outputCount)"))
  }

  @Test func changedBytesAreSeen() throws {
    let bytes = try intact()
    for place in [40, 48, WeightsFormat.rowsOffset + 1_000, bytes.count - 1] {
      var changed = bytes
      changed[place] ^= 0x10
      #expect(message(changed).code == .damaged && message(changed).text.contains("checksum"))
    }
  }

  @Test func numbersThatAreNoneAreRefused() throws {
    var bytes = try intact()
    let place = WeightsFormat.Parameter.gain.offset(of: 0)
    bytes.replaceSubrange(place..<place + 4, with: [0, 0, 0x80, 0x7F])
    let sum = bytes[WeightsFormat.headerLength...].withUnsafeBytes { WeightsFormat.checksum($0) }
    bytes.replaceSubrange(40..<48, with: withUnsafeBytes(of: sum.littleEndian) { Array($0) })
    #expect(message(bytes).text.contains("the number at byte \(place) isn't finite"))
  }

  @Test func aMissingOrEmptyFileIsNamed() throws {
    let empty = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).weights")
    try Data().write(to: empty)
    defer { try? FileManager.default.removeItem(at: empty) }
    for url in [URL(filePath: "/nowhere/some.weights"), empty] {
      let error = #expect(throws: WeightsError.self) { try MessageUnderstander(weights: url, vectors: nil) }
      #expect(error?.code == .unreadable && error?.message.contains(url.path) == true)
    }
  }
}
