import AppIntents
import Testing

// A library says that it has intents,
public struct SeaChartPackage: AppIntentsPackage {
}

// and the app that it takes them in.
struct GuidePackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] {
    [SeaChartPackage.self]
  }
}

@Suite struct PackageTests {
  @Test func aPackageBringsThoseThatItIncludes() {
    #expect(GuidePackage.withAllIncluded.map { "\($0)" } == ["GuidePackage", "SeaChartPackage"])
    #expect(SeaChartPackage.includedPackages.isEmpty)
  }
}
