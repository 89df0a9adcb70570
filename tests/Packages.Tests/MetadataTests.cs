using System.Buffers.Binary;
using System.Text;
using System.Xml.Linq;
using SpanPack.Packages.Tests.Packing;

namespace SpanPack.Packages.Tests;

/// <summary>What the manifests say.</summary>
[Collection(PackageCollection.Name)]
public sealed class MetadataTests(PackedRepository packed)
{
    private static readonly Dictionary<string, string> s_dependencies = new()
    {
        ["SpanPack"] = "net10.0: SpanPack.Generators|net8.0: SpanPack.Generators",
        ["SpanPack.Activities"] = "net10.0: SpanPack.Agent, Microsoft.Extensions.Logging.Abstractions|"
            + "net8.0: SpanPack.Agent, Microsoft.Extensions.Logging.Abstractions",
        ["SpanPack.Agent"] = "net10.0: SpanPack, Microsoft.Extensions.Logging.Abstractions|"
            + "net8.0: SpanPack, Microsoft.Extensions.Logging.Abstractions",
        ["SpanPack.DevAgent"] = "net10.0: SpanPack.Activities, SpanPack.Agent, SpanPack, Spectre.Console + Microsoft.AspNetCore.App|"
            + "net8.0: SpanPack.Activities, SpanPack.Agent, SpanPack, Spectre.Console, "
            + "Microsoft.Extensions.Logging.Abstractions + Microsoft.AspNetCore.App",
        ["SpanPack.OpenTelemetry"] = "net10.0: SpanPack.Activities, OpenTelemetry, Microsoft.Extensions.Logging, "
            + "Microsoft.Extensions.Logging.Abstractions|"
            + "net8.0: SpanPack.Activities, OpenTelemetry, Microsoft.Extensions.Logging, Microsoft.Extensions.Logging.Abstractions",
        ["SpanPack.NLog"] = "net10.0: SpanPack.Tracing, NLog, Microsoft.Extensions.Logging.Abstractions|"
            + "net8.0: SpanPack.Tracing, NLog, Microsoft.Extensions.Logging.Abstractions",
        ["SpanPack.Serilog"] = "net10.0: SpanPack.Tracing, Serilog, Microsoft.Extensions.Logging.Abstractions|"
            + "net8.0: SpanPack.Tracing, Serilog, Microsoft.Extensions.Logging.Abstractions",
        ["SpanPack.AspNetCore"] = "net10.0: SpanPack.Hosting + Microsoft.AspNetCore.App|"
            + "net8.0: SpanPack.Hosting, Microsoft.Extensions.Hosting.Abstractions, Microsoft.Extensions.Logging, "
            + "Microsoft.Extensions.Logging.Abstractions + Microsoft.AspNetCore.App",
        ["SpanPack.Generators"] = ".NETStandard2.0:",
        ["SpanPack.Hosting"] = "net10.0: SpanPack.Tracing, Microsoft.Extensions.Hosting.Abstractions, Microsoft.Extensions.Logging, "
            + "Microsoft.Extensions.Logging.Abstractions|"
            + "net8.0: SpanPack.Tracing, Microsoft.Extensions.Hosting.Abstractions, Microsoft.Extensions.Logging, "
            + "Microsoft.Extensions.Logging.Abstractions",
        ["SpanPack.Aws"] = "net10.0: SpanPack.Activities, AWSSDK.Core, AWSSDK.SQS, Microsoft.Extensions.Logging.Abstractions|"
            + "net8.0: SpanPack.Activities, AWSSDK.Core, AWSSDK.SQS, Microsoft.Extensions.Logging.Abstractions",
        ["SpanPack.Confluent.Kafka"] = "net10.0: SpanPack.Activities, Confluent.Kafka, Microsoft.Extensions.Logging.Abstractions|"
            + "net8.0: SpanPack.Activities, Confluent.Kafka, Microsoft.Extensions.Logging.Abstractions",
        ["SpanPack.Hangfire"] = "net10.0: SpanPack.Activities, Hangfire.Core, Microsoft.Extensions.Logging.Abstractions|"
            + "net8.0: SpanPack.Activities, Hangfire.Core, Microsoft.Extensions.Logging.Abstractions",
        ["SpanPack.MessagePackCSharp"] = "net10.0: SpanPack, MessagePack|net8.0: SpanPack, MessagePack",
        ["SpanPack.NerdbankMessagePack"] = "net10.0: SpanPack, Nerdbank.MessagePack|net8.0: SpanPack, Nerdbank.MessagePack",
        ["SpanPack.StackExchangeRedis"] = "net10.0: SpanPack.Activities, StackExchange.Redis, Microsoft.Extensions.Logging.Abstractions|"
            + "net8.0: SpanPack.Activities, StackExchange.Redis, Microsoft.Extensions.Logging.Abstractions",
        ["SpanPack.Templates"] = "",
        ["SpanPack.Tool"] = "",
        ["SpanPack.Tracing"] = "net10.0: SpanPack.Activities, Microsoft.Extensions.Logging.Abstractions|"
            + "net8.0: SpanPack.Activities, Microsoft.Extensions.Logging.Abstractions",
    };

    /// <summary>Gets the packages.</summary>
    public static TheoryData<string> Ids => KnownPackages.Ids;

    /// <summary>Gets the packages with symbols.</summary>
    public static TheoryData<string> IdsWithSymbols => KnownPackages.IdsWithSymbols;

    [Theory]
    [MemberData(nameof(Ids))]
    public void Manifest_SaysWhatThePackageIs_AndWhereItIsFrom(string id)
    {
        using PackageFile package = packed.Open(id);
        XElement metadata = package.Metadata;

        Assert.Equal(id, (string?)metadata.Element("id"));
        Assert.Equal(Settings.Version, (string?)metadata.Element("version"));
        Assert.Equal("The SpanPack authors", (string?)metadata.Element("authors"));
        Assert.Equal("MIT", (string?)metadata.Element("license"));
        Assert.Equal("README.md", (string?)metadata.Element("readme"));
        Assert.EndsWith(".", (string?)metadata.Element("description"), StringComparison.Ordinal);
        Assert.StartsWith("datadog apm tracing ", (string?)metadata.Element("tags"), StringComparison.Ordinal);
        Assert.Equal(Settings.RepositoryUrl, (string?)metadata.Element("projectUrl"));
        XElement repository = metadata.Element("repository")!;
        Assert.Equal(("git", Settings.RepositoryUrl), ((string?)repository.Attribute("type"), (string?)repository.Attribute("url")));
        Assert.Matches("^[0-9a-f]{40}$", (string?)repository.Attribute("commit"));
    }

    [Theory]
    [MemberData(nameof(IdsWithSymbols))]
    public void Symbols_LeadToTheSourcesOfTheCommit(string id)
    {
        using PackageFile package = packed.Open(id);
        using PackageFile symbols = packed.Open(id, "snupkg");
        string commit = (string?)package.Metadata.Element("repository")?.Attribute("commit") ?? "";
        byte[] sources = Encoding.UTF8.GetBytes(
            $"\"{Settings.RepositoryUrl.Replace("github.com", "raw.githubusercontent.com", StringComparison.Ordinal)}/{commit}/*\"");

        string[] files = [.. symbols.Files.Where(static name => name.EndsWith(".pdb", StringComparison.Ordinal))];
        Assert.NotEmpty(files);
        Assert.All(files, name => Assert.True(symbols.Read(name).AsSpan().IndexOf(sources) >= 0, name));
    }

    [Theory]
    [MemberData(nameof(Ids))]
    public void ReleaseNotes_AreTheSectionOfTheChangelog(string id)
    {
        using PackageFile package = packed.Open(id);
        string changelog = File.ReadAllText(Path.Combine(Settings.Root, "CHANGELOG.md")).ReplaceLineEndings("\n");
        string[] sections = changelog.Split("\n## ")[1..];
        string section = sections.FirstOrDefault(static text => text.StartsWith(Settings.Version, StringComparison.Ordinal))
            ?? sections.Single(static text => text.StartsWith("Unreleased", StringComparison.Ordinal));

        string notes = ((string?)package.Metadata.Element("releaseNotes"))!;
        Assert.Equal(section[section.IndexOf('\n', StringComparison.Ordinal)..].Trim(), notes.ReplaceLineEndings("\n"));
        Assert.InRange(notes.Length, 1, 35_000); // what nuget.org takes
    }

    [Theory]
    [MemberData(nameof(Ids))]
    public void Icon_IsAPngOf128Pixels(string id)
    {
        using PackageFile package = packed.Open(id);
        byte[] icon = package.Read((string?)package.Metadata.Element("icon") ?? "");

        // PNG specification: signature, then the chunk IHDR, which begins with width and height.
        Assert.Equal("IHDR", Encoding.ASCII.GetString(icon, 12, 4));
        Assert.Equal((128, 128), (BinaryPrimitives.ReadInt32BigEndian(icon.AsSpan(16)),
            BinaryPrimitives.ReadInt32BigEndian(icon.AsSpan(20))));
    }

    [Theory]
    [MemberData(nameof(Ids))]
    public void Dependencies_AreThoseOfTheProjects(string id)
    {
        using PackageFile package = packed.Open(id);
        XElement metadata = package.Metadata;

        Assert.Equal(s_dependencies[id], string.Join('|', metadata.Element("dependencies")?.Elements("group").Select(group
            => GroupText(group, metadata)) ?? []));
        Assert.All(
            metadata.Descendants("dependency").Where(static dependency
                => ((string)dependency.Attribute("id")!).StartsWith("SpanPack", StringComparison.Ordinal)),
            static dependency => Assert.Equal(Settings.Version, (string?)dependency.Attribute("version")));
        // The generator of the other package reaches those who reference the library.
        if (id == "SpanPack") Assert.All(metadata.Descendants("dependency"), static dependency
            => Assert.Null(dependency.Attribute("exclude")));
    }

    private static string GroupText(XElement group, XElement metadata)
    {
        string framework = (string)group.Attribute("targetFramework")!;
        string[] shared =
        [
            .. from frameworks in metadata.Elements("frameworkReferences").Elements("group")
               where (string?)frameworks.Attribute("targetFramework") == framework
               from reference in frameworks.Elements()
               select $" + {(string?)reference.Attribute("name")}",
        ];
        IEnumerable<string?> used = group.Elements().Select(static dependency => (string?)dependency.Attribute("id"));
        return $"{framework}: {string.Join(", ", used)}{string.Concat(shared)}".TrimEnd();
    }
}
