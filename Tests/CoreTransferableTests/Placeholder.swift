import Testing

@testable import CoreTransferable
