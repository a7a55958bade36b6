import SwiftUI

/// What couldn't be done, and why, in sentences for a person.
struct Failure: Identifiable, Equatable {
  let id = UUID()
  let title: String
  let message: String

  init(_ title: String, _ error: any Error) {
    self.title = title
    message = error.localizedDescription
  }

  init(_ title: String, message: String) {
    self.title = title
    self.message = message
  }
}

extension View {
  /// Says what couldn't be done, until a person has read it.
  func alert(_ failure: Binding<Failure?>) -> some View {
    alert(
      failure.wrappedValue?.title ?? "",
      isPresented: Binding(
        get: { failure.wrappedValue != nil }, set: { if !$0 { failure.wrappedValue = nil } }),
      presenting: failure.wrappedValue
    ) { _ in
      Button("OK", role: .cancel) {}
    } message: { failure in
      Text(verbatim: failure.message)
    }
  }
}
