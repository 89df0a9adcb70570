using System.Text;

namespace SpanPack.Agent.Tests.RemoteConfiguration;

/// <summary>Answers that are not applied. What was there stays, and the next poll says why.</summary>
public sealed class HostileAnswerTests
{
    private const string Path = "datadog/2/ASM_FEATURES/a/config";

    private static readonly string s_hash = Served.HashOf("{}");

    /// <summary>
    /// Gets what is wrong in an answer with one file of two bytes, as a text and what is put in its place: in the targets, in the answer.
    /// </summary>
    public static TheoryData<string, string, string, string, string> Wrong => new()
    {
        { s_hash, Served.HashOf("{ }"), "", "", "has another hash" },
        { s_hash, s_hash[1..], "", "", "is not a SHA-256" },
        { s_hash, s_hash[1..] + "g", "", "", "is not a SHA-256" },
        { "\"sha256\"", "\"sha1\"", "", "", "sha256 is missing" },
        { "\"length\":2", "\"length\":3", "", "", "has 2 bytes and not 3" },
        { "\"length\":2", "\"length\":-2", "", "", "not a whole number" },
        { "\"length\":2", "\"length\":\"2\"", "", "", "not a whole number" },
        { "\"length\":2", "\"length\":1e99", "", "", "not a whole number" },
        { "\"length\":2", "\"size\":2", "", "", "length is missing" },
        { "\"length\":2", "\"length\":2,\"length\":2", "", "", "has 'length' twice" },
        { "{\"v\":1}", "{\"v\":\"1\"}", "", "", "not a whole number" },
        { "{\"v\":1}", "[]", "", "", "is not an object" },
        { Path, "datadog/2/ASM_FEATURES/b/config", "", "", "the targets have no" },
        { "\"targets\":{", $"\"targets\":{{\"{Path}\":{{\"length\":2,\"hashes\":{{\"sha256\":\"{Served.HashOf("{}")}\"}}}},", "", "",
            "twice" },
        { "\"_type\":\"targets\"", "\"_type\":\"root\"", "", "", "_type is not targets" },
        { "\"version\":1", "\"version\":-1", "", "", "not a whole number" },
        { "\"version\":1", "\"x\":1", "", "", "version is missing" },
        { "\"signed\":{", "\"unsigned\":{", "", "", "signed is missing" },
        { "\"targets\":{", "\"files\":{", "", "", "targets is missing" },
        { "\"opaque_backend_state\":null", "\"opaque_backend_state\":1", "", "", "is not a text" },
        { "\"x\":[[]]", "\"x\":[[}", "", "", "" },
        { "", "", "\"raw\":\"e30=\"", "\"raw\":\"e30\"", "is not base64" },
        { "", "", "\"raw\":\"e30=\"", "\"raw\":\"%\"", "is not base64" },
        { "", "", "\"raw\":\"e30=\"", "\"raw\":{}", "is not base64" },
        { "", "", "\"raw\":\"e30=\"", "\"raw\":\"e30=\",\"raw\":\"e30=\"", "has 'raw' twice" },
        { "", "", "\"raw\":\"e30=\"", "\"rwa\":\"e30=\"", "has 0 bytes" },
        { "", "", "{\"path\":", "{\"pth\":", "has no path" },
        { "", "", "\"target_files\":[", $"\"target_files\":[{{\"path\":\"{Path}\",\"raw\":\"e30=\"}},", "was sent twice" },
        { "", "", "\"target_files\":[", "\"target_files\":[7,", "is not an object" },
        { "", "", "\"target_files\"", "\"files\"", "was not sent" },
        { "", "", "\"targets\":", "\"tragets\":", "without targets" },
        { "", "", "\"targets\":", "\"targets\":1,\"targets\":", "has 'targets' twice" },
        { "", "", "\"client_configs\":[", "\"client_configs\":[1,", "is not a text" },
        { "", "", "\"client_configs\":[", "\"client_configs\":{\"a\":[", "" },
        { "", "", "\"client_configs\":[", "\"client_configs\":[\"\\ud800\",", "" },
        { "", "", "{\"targets\"", "{\"roots\":[\"e30=\"],\"targets\"", "a root is not signed" },
        { "", "", "{\"targets\"", "{\"roots\":[\"%\"],\"targets\"", "is not base64" },
        { "", "", "]}", "]} {}", "" },
        { "", "", "]}", "]", "" },
        { "", "", "{", "[{", "" },
    };

    /// <summary>Gets paths of other shapes.</summary>
    public static TheoryData<string> WrongPaths =>
    [
        "", "/", "..", "datadog", "/datadog/2/ASM_FEATURES/a/config", "datadog/2/ASM_FEATURES/a", "datadog/2/ASM_FEATURES/a/b/c",
        "datadog/x/ASM_FEATURES/a/config", "datadog//ASM_FEATURES/a/config",
        "datadog/2//a/config", "datadog/2/ASM_FEATURES//config", "datadog/2/ASM_FEATURES/a/", "datadog/2/../a/config",
        "datadog/2/ASM_FEATURES/../config", "datadog/2/ASM_FEATURES/a/..", "datadog/2/ASM_FEATURES/./config",
        "employee/ASM_FEATURES/a", "employee/2/ASM_FEATURES/a/config", "employee/ASM_FEATURES/../config", "Datadog/2/ASM_FEATURES/a/config",
        "datadog/2/ASM_FEATURES/a\\..\\b/config", "datadog/2/ASM_FEATURES/a\nb/config", "C:\\a", "datadog/٢/ASM_FEATURES/a/config",
    ];

    [Theory]
    [MemberData(nameof(Wrong))]
    public void WrongAnswer_LeavesEverythingAsItWas(string inTargets, string otherTargets, string inAnswer, string otherAnswer,
        string reason)
    {
        Served served = Served.One() with
        {
            Version = 1,
            EditTargets = text => Replace(text, inTargets, otherTargets),
            EditAnswer = text => Replace(text, inAnswer, otherAnswer),
        };
        Verify(served.ToBytes(), reason);
    }

    [Theory]
    [MemberData(nameof(WrongPaths))]
    public void PathOfAnotherShape_LeavesEverythingAsItWas(string path)
        => Verify(new Served { Files = new Dictionary<string, string> { [Path] = "{}", [path] = "{}" } }.ToBytes(), "is not the path");

    [Fact]
    public void NestingWithoutEnd_IsRefused()
    {
        foreach (string open in new[] { "[", "{\"a\":" })
        {
            string deep = string.Concat(Enumerable.Repeat(open, 1_000_000));
            Verify(Encoding.UTF8.GetBytes(deep), open == "[" ? "is not an object" : "depth");
            Verify((Served.One() with { EditAnswer = text => Replace(text, "{\"targets\"", $"{{\"x\":{deep},\"targets\"") }).ToBytes(),
                "depth");
            Verify((Served.One() with { EditTargets = text => Replace(text, "[[]]", deep) }).ToBytes(), "depth");
        }
    }

    [Fact]
    public void TooManyOrTooLarge_IsRefusedWithinMemory()
    {
        Verify(Encoding.UTF8.GetBytes(
            $"{{\"client_configs\":[{string.Join(',', Enumerable.Range(0, 500_000).Select(static i => $"\"datadog/2/X/{i}/c\""))}]}}"),
            "more than 4096 configurations");
        Verify(Encoding.UTF8.GetBytes($"{{\"client_configs\":[\"datadog/2/X/{new string('a', 1024)}/c\"]}}"),
            "longer than 1024 characters");
        Verify((Served.One() with { BackendState = new string('s', (64 * 1024) + 1) }).ToBytes(), "opaque_backend_state is longer");
        ConfigurationState state = StateTests.Asking();
        var files = new Dictionary<string, string>();
        for (int i = 0; i < 4; i++)
        {
            files.Add(Served.PathOf($"{i}"), new string((char)('a' + i), 10_000_000));
            state.Take(new Served { Version = i + 1, Files = files, Unsent = files.Keys.Take(i).ToHashSet() }.ToBytes());
        }

        Assert.Contains("more than 33554432 bytes", state.Error, StringComparison.Ordinal);
        Assert.Equal((3, 3), (state.Files.Count, state.TargetsVersion));
    }

    [Fact]
    public void ManyTargetsOfOthers_DoNotMatter()
    {
        ConfigurationState state = StateTests.Asking();
        string others = string.Concat(Enumerable.Range(0, 100_000).Select(static i => $"\"datadog/2/OTHER/{i}/c\":{{}},"));
        Assert.True(state.Take((Served.One() with
        {
            EditTargets = text =>
            Replace(text, "\"targets\":{", "\"targets\":{" + others)
        }).ToBytes()));
    }

    private static void Verify(byte[] answer, string reason)
    {
        ConfigurationState state = StateTests.Asking();
        Assert.True(state.Take((Served.One("before") with { Version = 5, BackendState = "state" }).ToBytes()));
        IReadOnlyDictionary<string, ConfigurationFile> files = state.Files;
        Assert.False(state.Take(answer));

        Assert.Contains(reason, state.Error, StringComparison.Ordinal);
        Assert.InRange(state.Error!.Length, 1, ConfigurationLimits.MaxErrorChars);
        Assert.Same(files, state.Files);
        Assert.Equal((5, 1, "state"), (state.TargetsVersion, state.RootVersion, state.BackendState));
        Assert.True(state.Take(Served.One("after").ToBytes()));
        Assert.Null(state.Error);
    }

    private static string Replace(string text, string part, string other)
    {
        if (part.Length == 0) return text;
        int place = text.IndexOf(part, StringComparison.Ordinal);
        Assert.True(place >= 0, $"{part} is not in {text}");
        return text[..place] + other + text[(place + part.Length)..];
    }
}
