import CodedErrors
import Foundation
import SwiftUICore
import Synchronization

/// The drawings that stand for the platform's symbols.
///
/// Opening maps one file and reads its header; a drawing is cut out and composed when it is first asked for,
/// and some hundreds are kept. Safe to use from any task; drawings are the same in every process.
package final class SymbolLibrary: Sendable {
  /// The drawings that come with the module.
  package static let shared = SymbolLibrary(report: SymbolLibrary.say)

  private let file: SymbolFile
  private let names: SymbolNames
  private let layeredNames: SymbolNames
  private let report: @Sendable (String) -> Void
  private let kept = Mutex<[SymbolRequest: SymbolDrawing]>([:])
  private let unknown = Mutex<Set<String>>([])

  /// A page shows some dozens; a drawing has about 600 bytes.
  private static let mostKept = 256
  /// The greatest number of unknown names that are reported, so that names which come from outside can't
  /// fill a log.
  private static let mostReported = 64

  /// A library of a file, which tells what is unknown or wrong, one line each.
  init(file: SymbolFile, report: @escaping @Sendable (String) -> Void) {
    self.file = file
    self.report = report
    names = SymbolNames(file: file)
    layeredNames = SymbolNames(file: file, inLayers: true)
  }

  private convenience init(report: @escaping @Sendable (String) -> Void) {
    do {
      self.init(file: try SymbolFile.bundled(), report: report)
    } catch {
      report("symbols are shown as placeholders: \(error)")
      self.init(file: .empty, report: report)
    }
  }

  /// The source of the drawings, their licence, and their checksum, one line each.
  package var provenance: [String] { file.header }

  /// All names that the list has. Many more are known, as the rules of composition allow.
  package var listedNames: [String] {
    file.keys(in: .names).filter { $0.utf8.first.map(SymbolNames.isPlain) == true }
  }

  /// Returns whether something is known to be shown for a name.
  package func contains(_ name: String) -> Bool { names.figure(name) != nil }

  /// The drawing of a symbol: a placeholder where its name isn't known, which is reported once for a name.
  package func drawing(for request: SymbolRequest) -> SymbolDrawing {
    if let drawing = kept.withLock({ $0[request] }) { return drawing }
    let drawing = make(request)
    kept.withLock { kept in
      if kept.count >= Self.mostKept { kept.removeAll(keepingCapacity: true) }
      // What is unknown may be long and comes without end.
      if !drawing.isPlaceholder { kept[request] = drawing }
    }
    return drawing
  }

  private func make(_ request: SymbolRequest) -> SymbolDrawing {
    let wanted = names.name(request.name, with: request.variants)
    // A variant that makes no sense for a symbol is left out, as the platform does.
    let name = names.figure(wanted) == nil ? request.name : wanted
    guard let plain = names.figure(name) else { return placeholder(for: request.name) }
    var (figure, identifier, inks) = (plain, "s-\(name)", SymbolPainter.Inks.single)
    switch request.rendering {
    case .hierarchical?, .palette?:
      let layered = layeredNames.figure(name) ?? plain
      if layered.isLayered { (figure, identifier, inks) = (layered, identifier + "-l", .layered) }
    case .multicolor?:
      let layered = layeredNames.figure(name) ?? plain
      if layered.isColoured {
        (figure, identifier, inks) = (layered, identifier + "-c", .own(layered.colours))
      }
    default: break
    }
    if let value = request.value, let part = names.partial(plain, name: name, value: value) {
      (figure, identifier) = (part.figure, identifier + "-v\(part.level)")
    }
    return draw(figure, identifier, inks)
  }

  private func draw(_ figure: SymbolFigure, _ identifier: String, _ inks: SymbolPainter.Inks) -> SymbolDrawing
  {
    var painter = SymbolPainter(file: file, identifier: identifier, inks: inks)
    painter.paint(figure)
    return SymbolDrawing(
      identifier: identifier, markup: painter.markup, isDirectional: figure.isDirectional,
      isPlaceholder: false)
  }

  private func placeholder(for name: String) -> SymbolDrawing {
    let isNew = unknown.withLock { $0.count < Self.mostReported && $0.insert(Self.shown(name)).inserted }
    if isNew {
      let nearest = NearestName.nearest(to: name, among: listedNames)
      report("no symbol '\(Self.shown(name))'" + (nearest.map { "; the nearest known is '\($0)'" } ?? ""))
    }
    let icon = SymbolIcon(drawing: "unknown", isFilled: false)
    var painter = SymbolPainter(file: file, identifier: "s--unknown", inks: .single)
    painter.paint(.icon(icon))
    return SymbolDrawing(
      identifier: "s--unknown", markup: painter.markup, isDirectional: false, isPlaceholder: true)
  }

  /// A name in a log: of bounded length, with nothing that a terminal would obey.
  private static func shown(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars.prefix(80) {
      text += (0x20..<0x7F).contains(scalar.value) ? String(scalar) : scalar.escaped(asASCII: true)
    }
    return text
  }

  @Sendable private static func say(_ message: String) {
    ErrorReport.write(message)
  }
}

extension SymbolFile {
  /// The file that comes with the module.
  static func bundled() throws(SymbolError) -> SymbolFile {
    guard
      let url = Bundle.module.url(forResource: "symbols", withExtension: "data", subdirectory: "Resources")
    else {
      throw SymbolError(
        .unreadable, "no symbols.data beside the program (expected in \(Bundle.module.bundlePath))")
    }
    return try SymbolFile(contentsOf: url)
  }
}
