using System.Reflection;
using System.Text.RegularExpressions;
using SpanPack.Docs.Tests.Snippets;
using SpanPack.Tracing;

namespace SpanPack.Docs.Tests;

/// <summary>The page of settings has every option that a program may set, by its path from the options of a host, and no others.</summary>
public sealed partial class SettingsOptionTests
{
    private static readonly Type[] s_types =
    [
        .. new[]
        {
            typeof(TracePayloadWriterOptions), typeof(AgentWriterOptions), typeof(ActivityTraceOptions), typeof(Tracer),
            typeof(DatadogAgentExporterOptions), typeof(DatadogTracingOptions), typeof(DevAgentOptions),
        }
        .Select(static type => type.Assembly).Distinct().SelectMany(static assembly => assembly.GetExportedTypes()),
    ];

    [Fact]
    public void ThePage_HasAllOptions()
    {
        PropertyInfo[] listed = [.. Paths().SelectMany(static path => Resolve(path) ?? [])];
        // Options of a host that forward to those of its parts.
        HashSet<string> forwarded = [.. listed.Where(IsOfHost).Select(static option => option.Name)];
        string[] missing =
        [
            .. from type in s_types
               where type.Name.EndsWith("Options", StringComparison.Ordinal)
               from option in type.GetProperties(BindingFlags.Instance | BindingFlags.Public | BindingFlags.DeclaredOnly)
               where option.SetMethod is { IsPublic: true }
               where !listed.Any(one => one.DeclaringType == type && one.Name == option.Name)
               where !(IsPartOfHost(type) && IsForwarded(option, forwarded))
               select $"{type.Name}.{option.Name}",
        ];

        Assert.True(listed.Length > 80, "options are read");
        Assert.True(missing.Length == 0, $"Options that are not on docs/settings.md: {string.Join(", ", missing)}.");
    }

    [Fact]
    public void ThePage_HasNoOthers() => Assert.Equal([], Paths().Where(static path => Resolve(path) is null));

    [Theory]
    [InlineData("Service", "Service")]
    [InlineData("Writer.Client.ConnectTimeout", "Writer Client ConnectTimeout")]
    [InlineData("DevAgentOptions.Port", "Port")]
    [InlineData("Writer.Nothing", null)]
    [InlineData("NoOptions.Port", null)]
    public void Path_LeadsToItsProperties(string path, string? properties)
        => Assert.Equal(properties, Resolve(path) is { } found ? string.Join(' ', found.Select(static one => one.Name)) : null);

    private static IEnumerable<string> Paths()
        => from line in Page.Read("docs/settings.md").Text.Split('\n')
           where line.StartsWith('|')
           let cells = line.Split('|')
           where cells.Length == 8
           from Match match in Code().Matches(cells[2])
           select match.Groups[1].Value;

    private static PropertyInfo[]? Resolve(string path)
    {
        string[] names = path.Split('.');
        Type? type = Array.Find(s_types, one => one.Name == names[0] && names.Length > 1);
        if (type is not null) names = names[1..];
        type ??= typeof(DatadogTracingOptions);
        var found = new List<PropertyInfo>();
        foreach (string name in names)
        {
            if (type.GetProperty(name) is not { } property) return null;
            found.Add(property);
            type = property.PropertyType;
        }

        return [.. found];
    }

    private static bool IsOfHost(PropertyInfo option) => option.DeclaringType == typeof(DatadogTracingOptions);

    private static bool IsPartOfHost(Type type) => type == typeof(AgentWriterOptions) || type == typeof(ActivityTraceOptions);

    // The host's limit of memory is that of the writer.
    private static bool IsForwarded(PropertyInfo option, HashSet<string> forwarded)
        => forwarded.Contains(option.Name)
            && (option.Name != nameof(ActivityTraceOptions.MaxHeldBytes) || option.DeclaringType == typeof(AgentWriterOptions));

    [GeneratedRegex("`([^`]*)`", RegexOptions.CultureInvariant)]
    private static partial Regex Code();
}
