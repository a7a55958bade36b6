import ConformanceRecords
import Foundation

/// A type that shows the scenes of a program to people.
///
/// A module above conforms and is found: the app registers nothing.
@_alwaysEmitConformanceMetadata
package protocol AppSurface {
  /// Shows the scenes until the program is told to end; reads the arguments of the program itself.
  ///
  /// - Returns: The status with which the program ends.
  @MainActor static func run(_ app: some App) async -> Int32
}

package enum AppSurfaces {
  /// The type that shows the scenes of the running program; nil where no such module is linked.
  package static var surface: (any AppSurface.Type)? {
    ConformanceRecords.types(conformingTo: "SwiftUICore.AppSurface").lazy
      .compactMap { $0 as? any AppSurface.Type }.first
  }

  /// Lets the surface show an app from a `main` that can't wait; the main thread then works for the main
  /// actor until the program ends.
  ///
  /// - Returns: Only where there is no surface.
  @MainActor package static func show(_ app: @autoclosure () -> some App) {
    guard let surface else { return }
    let app = app()
    Task { @MainActor in exit(await surface.run(app)) }
    dispatchMain()
  }
}
