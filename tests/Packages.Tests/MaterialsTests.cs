using System.Security.Cryptography;
using System.Text.Json;
using SpanPack.Packages.Tests.Packing;

namespace SpanPack.Packages.Tests;

/// <summary>Each package has a bill of materials (SPDX 2.3): all dependencies with versions, licences and hashes.</summary>
[Collection(PackageCollection.Name)]
public sealed class MaterialsTests(PackedRepository packed)
{
    /// <summary>The place of the document in a package.</summary>
    internal const string Path = "_manifest/spdx_2.3/manifest.spdx.json";

    private const string Subject = "SPDXRef-Subject";

    // Their manifests refer to a file or an address instead of an SPDX expression.
    private static readonly string[] s_withoutExpression = ["Hangfire.Core", "NETStandard.Library", "Newtonsoft.Json", "librdkafka.redist"];

    /// <summary>Gets the packages.</summary>
    public static TheoryData<string> Ids => KnownPackages.Ids;

    [Theory]
    [MemberData(nameof(Ids))]
    public void Document_HasTheFieldsThatSpdxDemands(string id)
    {
        using PackageFile package = packed.Open(id);
        JsonElement document = Read(package);

        Assert.Equal(("SPDX-2.3", "CC0-1.0", "SPDXRef-DOCUMENT"),
            (Text(document, "spdxVersion"), Text(document, "dataLicense"), Text(document, "SPDXID")));
        Assert.Equal($"{id} {Settings.Version}", Text(document, "name"));
        string commit = (string?)package.Metadata.Element("repository")?.Attribute("commit") ?? "";
        Assert.Equal($"{Settings.RepositoryUrl}/spdx/{id}/{Settings.Version}/{commit}", Text(document, "documentNamespace"));
        Assert.Matches(@"^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ$", Text(document.GetProperty("creationInfo"), "created"));
        JsonElement[] packages = [.. document.GetProperty("packages").EnumerateArray()];
        string[] references = [.. packages.Select(static element => Text(element, "SPDXID"))];
        Assert.Equal(references.Distinct(), references);
        Assert.All(references, static reference => Assert.Matches("^SPDXRef-[A-Za-z0-9.-]+$", reference));
        Assert.All(packages, static element
            => Assert.Equal(s_withoutExpression.Contains(Text(element, "name")), Text(element, "licenseDeclared") == "NOASSERTION"));
        foreach (JsonElement relationship in document.GetProperty("relationships").EnumerateArray())
        {
            Assert.Contains(Text(relationship, "spdxElementId"), references.Append("SPDXRef-DOCUMENT"));
            Assert.Contains(Text(relationship, "relatedSpdxElement"), references);
        }
    }

    [Theory]
    [MemberData(nameof(Ids))]
    public void Dependencies_OfThePackage_AreThere(string id)
    {
        using PackageFile package = packed.Open(id);
        JsonElement document = Read(package);
        Dictionary<string, string> names = document.GetProperty("packages").EnumerateArray().ToDictionary(static element
            => Text(element, "SPDXID"), static element => Text(element, "name"));
        string[] used = [.. document.GetProperty("relationships").EnumerateArray()
            .Where(static relationship
                => Text(relationship, "relationshipType") == "DEPENDS_ON" && Text(relationship, "spdxElementId") == Subject)
            .Select(relationship => names[Text(relationship, "relatedSpdxElement")])];

        Assert.Empty(package.Metadata.Descendants("dependency").Select(static dependency
            => (string)dependency.Attribute("id")!).Except(used));
        Assert.DoesNotContain("Microsoft.CodeAnalysis.BannedApiAnalyzers", used); // of the build alone
    }

    [ThoroughFact]
    public void Hash_IsThatOfThePackageOfOthers()
    {
        using PackageFile package = packed.Open("SpanPack.OpenTelemetry");
        JsonElement sdk = Read(package).GetProperty("packages").EnumerateArray().Single(static element
            => Text(element, "name") == "OpenTelemetry");
        string version = Text(sdk, "versionInfo");

        byte[] file = File.ReadAllBytes(
            System.IO.Path.Combine(Settings.PackageFolder, "opentelemetry", version, $"opentelemetry.{version}.nupkg"));

        Assert.Equal(Convert.ToHexStringLower(SHA512.HashData(file)), Text(sdk.GetProperty("checksums")[0], "checksumValue"));
        Assert.Equal("Apache-2.0", Text(sdk, "licenseDeclared"));
    }

    private static JsonElement Read(PackageFile package)
    {
        using JsonDocument document = JsonDocument.Parse(package.Read(Path));
        return document.RootElement.Clone();
    }

    private static string Text(JsonElement element, string name) => element.GetProperty(name).GetString()!;
}
