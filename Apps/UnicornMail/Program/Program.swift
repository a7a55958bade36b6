import SwiftUI
import UnicornMailInterface

/// The program: its content is a module of its own, so that tests can be written against it.
@main
struct Program {
  @MainActor static func main() { UnicornMailApp.main() }
}
