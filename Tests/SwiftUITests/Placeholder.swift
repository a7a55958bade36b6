import Testing

@testable import SwiftUI
