import Testing

@testable import PDFKit
