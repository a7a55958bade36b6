import Foundation

extension Browser {
  /// How a browser is started.
  package struct Options: Sendable {
    /// The program; nil takes `BECKON_BROWSER` from the environment, else Debian's Chromium.
    package var executable: String?
    /// Names that lead to this machine: `["evil.example"]`. All other names lead nowhere, so that a test
    /// can't reach the network.
    package var localHosts: [String]
    /// How long anything awaited may take before it counts as failed.
    package var patience: Duration
    /// How long a document and all it needs may take to load.
    package var loadLimit: Duration = .seconds(30)
    /// How long the browser may take to start, on a machine that does much else.
    package var startLimit: Duration = .seconds(60)
    /// How long one command of the protocol may take.
    package var commandLimit: Duration = .seconds(30)
    /// How long a `withTurn` or `withPage` may take from the moment it has its turn.
    package var turnLimit: Duration = .seconds(120)
    /// How many turns there are at once: test suites start all of their tests, and each page and the program
    /// that it shows are processes. More than there are processors would only make each of them wait.
    package var pagesAtOnce = max(2, ProcessInfo.processInfo.activeProcessorCount)
    package var moreArguments: [String] = []

    package init(localHosts: [String] = [], patience: Duration = .seconds(10)) {
      self.localHosts = localHosts
      self.patience = patience
    }
  }

  /// The installed browser; nil where there is none.
  ///
  /// Debian's program itself rather than the script around it, which takes as long to start again and adds
  /// settings of the machine.
  package static var installed: String? {
    let named = ProcessInfo.processInfo.environment["BECKON_BROWSER"].map { [$0] }
    return (named ?? ["/usr/lib/chromium/chromium", "/usr/bin/chromium"])
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Whether tests that need a browser can run, or have to: where `BECKON_NEEDS_BROWSER` is set, as
  /// `script/test` does, a missing browser is a failure and not a reason to skip.
  package static var isExpected: Bool {
    installed != nil || ProcessInfo.processInfo.environment["BECKON_NEEDS_BROWSER"] != nil
  }

  /// What to say of tests that are skipped.
  package static let missingText = "no Chromium is installed here: script/setup --browser installs it"
}

extension Browser.Options {
  /// Features that start processes, talk to the network or make two runs differ.
  private static let withoutFeatures = [
    "AutofillServerCommunication", "CertificateTransparencyComponentUpdater",
    "DestroyProfileOnBrowserClose", "DialMediaRouteProvider", "GlobalMediaControls", "HttpsUpgrades",
    "IsolateSandboxedIframes", "MediaRouter", "OptimizationHints", "PaintHolding",
    "ProcessPerSiteUpToMainFrameThreshold",
    "RenderDocument", "SpareRendererForSitePerProcess", "ThirdPartyStoragePartitioning", "Translate",
  ]

  var arguments: [String] {
    let resolver =
      localHosts.map { "MAP \($0) 127.0.0.1" } + [
        "MAP * ~NOTFOUND", "EXCLUDE localhost", "EXCLUDE *.localhost", "EXCLUDE 127.0.0.1", "EXCLUDE [::1]",
      ]
    return [
      "--headless", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--mute-audio",
      "--no-first-run", "--no-default-browser-check", "--no-startup-window", "--no-service-autorun",
      "--disable-background-networking", "--disable-background-timer-throttling",
      "--disable-backgrounding-occluded-windows", "--disable-breakpad",
      "--disable-client-side-phishing-detection",
      "--disable-component-extensions-with-background-pages", "--disable-component-update",
      "--disable-crash-reporter", "--disable-default-apps", "--disable-dev-shm-usage", "--disable-extensions",
      "--disable-field-trial-config", "--disable-hang-monitor", "--disable-ipc-flooding-protection",
      "--disable-popup-blocking", "--disable-prompt-on-repost", "--disable-renderer-backgrounding",
      "--disable-search-engine-choice-screen", "--disable-site-isolation-trials",
      "--disable-smooth-scrolling",
      // Clicks before a page's first frame count, which Chromium drops otherwise.
      "--allow-pre-commit-input",
      "--disable-sync", "--metrics-recording-only", "--no-pings", "--password-store=basic",
      "--hide-scrollbars", "--force-color-profile=srgb", "--font-render-hinting=none", "--disable-lcd-text",
      // A screen with a mouse, as pages are shown on that aren't touched.
      "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4",
      "--lang=en-US", "--disable-features=" + Self.withoutFeatures.joined(separator: ","),
      "--host-resolver-rules=" + resolver.joined(separator: ","),
    ] + moreArguments
  }
}
