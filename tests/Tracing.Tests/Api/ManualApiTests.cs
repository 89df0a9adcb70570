using System.IO.Enumeration;

namespace SpanPack.Tracing.Tests.Api;

/// <summary>
/// Names, signatures and values of constants of the manual API of Datadog's tracer (<c>ManualApi.txt</c>: facts of the public source of
/// Datadog.Trace.Manual, github.com/DataDog/dd-trace-dotnet at e476ea7) are here, or are listed as absent with a reason
/// (<c>AbsentApi.txt</c>).
/// </summary>
public sealed class ManualApiTests
{
    private static readonly string[] s_names = Lines("ManualApi.txt");
    private static readonly (string Pattern,
        string Reason)[] s_absent = [.. Lines("AbsentApi.txt").Select(static line => (line.Split(" | ")[0], line.Split(" | ")[1]))];
    private static readonly HashSet<string> s_ours = [.. typeof(Tracer).Assembly.GetExportedTypes()
        .Append(typeof(SamplingPriority))
        .SelectMany(ApiText.Of)];

    [Fact]
    public void EveryName_IsHere_OrAbsentForAReason()
    {
        Assert.True(s_names.Length > 300);
        Assert.Equal([], s_names.Where(static name => !s_ours.Contains(name) && !s_absent.Any(absent => IsOf(name, absent.Pattern))));
    }

    [Fact]
    public void NoAbsentName_IsHere_AndEveryPatternHasOne()
    {
        Assert.Equal([], s_ours.Where(static name => s_absent.Any(absent => IsOf(name, absent.Pattern))));
        Assert.Equal([],
            s_absent.Where(static absent => !s_names.Any(name => IsOf(name, absent.Pattern))).Select(static absent => absent.Pattern));
        Assert.All(s_absent, static absent => Assert.EndsWith(".", absent.Reason, StringComparison.Ordinal));
    }

    // A line is "class NAME", "NAME(...) : TYPE" or "NAME : TYPE".
    private static bool IsOf(string line, string pattern)
    {
        string name = line[(line.IndexOf("Datadog", StringComparison.Ordinal))..].Split([' ', '('])[0];
        return FileSystemName.MatchesSimpleExpression(pattern, name, ignoreCase: false);
    }

    private static string[] Lines(string resource)
    {
        using var reader = new StreamReader(typeof(ManualApiTests).Assembly.GetManifestResourceStream(resource)!);
        return reader.ReadToEnd().Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries);
    }
}
