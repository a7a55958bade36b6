"""Tests of NOTICE: it names every library that the package links, and none that it doesn't."""

import glob
import importlib.machinery
import importlib.util
import os
import re
import shutil
import subprocess
import unittest

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")

loader = importlib.machinery.SourceFileLoader("check_imports", os.path.join(ROOT, "script", "check-imports"))
checks = importlib.util.module_from_spec(importlib.util.spec_from_loader("check_imports", loader))
loader.exec_module(checks)

# What each library is called in NOTICE, by the name it is linked with (-l).
NAMES = {
    "sqlite3": "SQLite", "ical": "libical", "icalss": "libical", "icalvcal": "libical", "qpdf": "qpdf",
    "curl": "curl", "xml2": "libxml2", "crypto": "OpenSSL", "cmark-gfm": "cmark-gfm",
    "cmark-gfm-extensions": "cmark-gfm",
    "microhttpd": "libmicrohttpd", "wslay": "wslay", "z": "zlib", "phonenumber": "libphonenumber",
    "stdc++": "libstdc++", "_FoundationICU": "ICU",
}
# Of the toolchain; NOTICE has one entry for all of them.
TOOLCHAIN = re.compile(
    r"(swift\w*|Swift\w+|Foundation\w*|_Foundation\w+|dispatch|BlocksRuntime|XCTest|Testing)$")
# Of the system's C library and compiler, on which every program stands.
SYSTEM = {"c", "m", "dl", "pthread", "rt", "util", "gcc_s", "ld-linux-x86-64", "ld-linux-aarch64"}


def listed():
    """The names of NOTICE's list of libraries."""
    with open(os.path.join(ROOT, "NOTICE"), encoding="utf-8") as file:
        text = file.read()
    block = text.split("what the products link.\n\n", 1)[1].split("\n\n", 1)[0]
    return [match.group(1) for match in re.finditer(r"^  (\S+)  ", block, re.M)]


def dump():
    return checks.manifest(ROOT)


def linked():
    """The libraries that the manifest's targets link: -l name -> target."""
    found = {}
    for target in dump()["targets"]:
        for setting in target.get("settings", []):
            for kind, value in setting["kind"].items():
                if kind == "linkedLibrary":
                    found[value["_0"]] = target["name"]
        if target["type"] != "system":
            continue
        folder = os.path.join(ROOT, target["path"])
        with open(os.path.join(folder, "module.modulemap"), encoding="utf-8") as file:
            for name in re.findall(r'^\s*link "([^"]+)"', file.read(), re.M):
                found[name] = target["name"]
        # What is loaded while the program runs.
        for header in glob.glob(os.path.join(folder, "*.h")):
            with open(header, encoding="utf-8") as file:
                for name in re.findall(r'dlopen\("lib([\w+-]+)\.', file.read()):
                    found[name] = target["name"]
    return found


def name_of(library):
    return NAMES.get(library) or ("Swift" if TOOLCHAIN.match(library) else None)


class Notice(unittest.TestCase):
    def test_what_the_manifest_links(self):
        libraries = linked()
        self.assertIn("sqlite3", libraries)
        for library, target in libraries.items():
            with self.subTest(library):
                self.assertIn(
                    name_of(library), listed(), f"{target} links {library}, which NOTICE does not name")

    def test_nothing_else_is_named(self):
        used = {name_of(library) for library in linked()} | {"Swift"}
        self.assertEqual([name for name in listed() if name not in used], [])

    def test_each_has_a_licence_and_an_address(self):
        with open(os.path.join(ROOT, "NOTICE"), encoding="utf-8") as file:
            text = file.read()
        for name in listed():
            self.assertRegex(text, rf"(?m)^  {re.escape(name)}  +\S.*  https://\S+$")

    @unittest.skipUnless(shutil.which("readelf"), "there is no readelf")
    def test_what_built_programs_link(self):
        programs = [
            path for configuration in ("debug", "release") for name in ("beckon", "unicornchat", "gallery")
            if os.path.isfile(path := os.path.join(ROOT, ".build", configuration, name))]
        if not programs:
            self.skipTest("nothing is built")
        for path in programs:
            dynamic = subprocess.run(
                ["readelf", "-d", path], capture_output=True, text=True, check=True).stdout
            for library in re.findall(r"\(NEEDED\).*\[(?:lib)?([^\]]+?)\.so", dynamic):
                if library in SYSTEM:
                    continue
                with self.subTest(f"{os.path.basename(path)} links {library}"):
                    self.assertIn(name_of(library), listed())


if __name__ == "__main__":
    unittest.main()
