import FoundationPlus
import Testing

@testable import SuggestedActions

@Suite struct EntitlementTests {
  /// A folder of built programs, gone with the test.
  private final class Products {
    let folder = FileManager.default.temporaryDirectory.appending(path: "products-\(UUID().uuidString)")
    var notices: [String] = []

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit {
      do { try FileManager.default.removeItem(at: folder) } catch { print("left behind: \(folder.path)") }
    }

    func write(_ path: String, _ data: Data) throws {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }

    func write(_ path: String, key: String = Entitlement.key, _ value: String) throws {
      try write(
        path,
        Data(
          """
          <?xml version="1.0" encoding="UTF-8"?>
          <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
          <plist version="1.0"><dict><key>\(key)</key>\(value)</dict></plist>
          """.utf8))
    }

    func program(_ name: String) throws {
      try write(name, Data("#!/bin/sh\n".utf8))
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.appending(path: name).path)
    }

    func isGranted(_ name: String = "chat", mainBundle: String? = nil) -> Bool {
      Entitlement.isGranted(
        to: folder.appending(path: name), mainBundle: mainBundle.map { folder.appending(path: $0) }
      ) { notices.append($0) }
    }
  }

  private let products: Products
  init() throws { products = try Products() }

  @Test(arguments: [
    "App_chat.resources/Resources/chat.entitlements", "App_chat.resources/chat.entitlements",
    "App_Shared.resources/any.entitlements", "chat.entitlements",
  ])
  func isFoundAmongTheResources(_ path: String) throws {
    try products.write(path, "<true/>")
    #expect(products.isGranted())
    #expect(products.notices.isEmpty)
  }

  @Test func isFoundInTheMainBundle() throws {
    try products.write("Contents/Resources/chat.entitlements", "<true/>")
    #expect(products.isGranted(mainBundle: "Contents"))
    #expect(products.isGranted(mainBundle: "Contents/Resources"))
  }

  @Test func isReadInBinaryToo() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: [Entitlement.key: true], format: .binary, options: 0)
    try products.write("App_chat.resources/chat.entitlements", data)
    #expect(products.isGranted())
  }

  @Test func withoutItOneLineSaysHowToAddIt() throws {
    try products.write("App_chat.resources/chat.entitlements", key: "com.example.other", "<true/>")
    #expect(!products.isGranted())
    let notice = try #require(products.notices.first)
    #expect(products.notices.count == 1 && !notice.contains("\n"))
    for part in [Entitlement.key, "Resources/chat.entitlements", "<true/>"] { #expect(notice.contains(part)) }
  }

  @Test func anotherProgramsFolderIsNotLookedInto() throws {
    try products.write("App_mail.resources/mail.entitlements", "<true/>")
    #expect(products.isGranted())
    try products.program("mail")
    #expect(!products.isGranted())
  }

  @Test func twoThatDisagreeAreAnError() throws {
    try products.write("App_One.resources/one.entitlements", "<true/>")
    try products.write("App_Two.resources/two.entitlements", "<false/>")
    #expect(!products.isGranted())
    let notice = try #require(products.notices.first)
    #expect(notice.contains("one.entitlements says true") && notice.contains("two.entitlements says false"))
    // The program's own goes before both.
    try products.write("App_chat.resources/chat.entitlements", "<true/>")
    #expect(products.isGranted())
  }

  @Test(arguments: [
    "<string>true</string>", "<integer>1</integer>", "<real>1.5</real>", "<array/>", "<dict/>",
  ])
  func anythingButTrueAndFalseIsAnError(_ value: String) throws {
    try products.write("App_chat.resources/chat.entitlements", value)
    let file = products.folder.appending(path: "App_chat.resources/chat.entitlements")
    let error = #expect(throws: SuggestedActionsError.self) { try Entitlement.value(in: file) }
    #expect(error?.code == .wrongType)
    #expect(error?.message.contains(file.path) == true && error?.message.contains("<true/>") == true)
  }

  @Test(arguments: [
    Data(), Data([0, 1, 2, 255]), Data("bplist00".utf8), Data("<plist><dict><key>a</key></dict>".utf8),
    Data("<?xml version=\"1.0\"?><plist version=\"1.0\"><array/></plist>".utf8),
    Data("bplist00".utf8) + Data(repeating: 0xFF, count: 64),
  ])
  func aDamagedFileIsAnErrorWithItsPlace(_ data: Data) throws {
    try products.write("App_chat.resources/chat.entitlements", data)
    #expect(!products.isGranted())
    #expect(products.notices.count == 1)
    #expect(products.notices.first?.contains("App_chat.resources/chat.entitlements") == true)
  }

  @Test func aHugeFileIsRefused() throws {
    try products.write("chat.entitlements", Data(count: Entitlement.largestFile + 1))
    #expect(!products.isGranted())
    #expect(products.notices.first?.contains("bytes") == true)
  }
}
