using System.Text;

namespace SpanPack.Agent.Tests.RemoteConfiguration;

/// <summary>What a client has after an answer.</summary>
public sealed class StateTests
{
    [Fact]
    public void EmptyAnswers_ChangeNothingButTheError()
    {
        ConfigurationState state = Asking();
        Assert.True(state.Take(Served.One().ToBytes()));
        IReadOnlyDictionary<string, ConfigurationFile> files = state.Files;
        foreach (string nothing in new[] { "", "{}", " {\"config_status\":1} ",
            """{"targets":null,"roots":null,"target_files":null,"client_configs":null}""",
            """{"client_configs":[],"target_files":[],"roots":[]}""" })
        {
            state.Refuse("too long");
            Assert.False(state.Take(Encoding.UTF8.GetBytes(nothing)));
            Assert.Null(state.Error);
            Assert.Same(files, state.Files);
            Assert.Equal(1, state.TargetsVersion);
        }
    }

    [Fact]
    public void SameBytesWithAnotherVersion_AreTheSameFile()
    {
        ConfigurationState state = Asking();
        state.Take(Served.One().ToBytes());
        ConfigurationFile before = Assert.Single(state.Files.Values);
        state.Take((Served.One() with { FileVersion = 7, Version = 0, BackendState = "s" }).ToBytes());

        ConfigurationFile after = Assert.Single(state.Files.Values);
        Assert.Equal((7, 0, "s"), (after.Version, state.TargetsVersion, state.BackendState));
        Assert.Empty(FileChanges.Between(new Dictionary<string, ConfigurationFile> { [before.Path.Text] = before }, state.Files));
        Assert.True(after.Content.Equals(before.Content)); // the same memory
    }

    [Fact]
    public void FileThatIsKept_HasTheLengthThatTheTargetsSay()
    {
        ConfigurationState state = Asking();
        state.Take(Served.One().ToBytes());
        Served kept = Served.One() with { Unsent = new HashSet<string> { Served.One().Files.Keys.Single() }, Version = 2 };

        Assert.False(state.Take((kept with
        {
            EditTargets = static text =>
            text.Replace("\"length\":2", "\"length\":3", StringComparison.Ordinal)
        }).ToBytes()));
        Assert.Contains("has 2 bytes and not 3", state.Error, StringComparison.Ordinal);
        Assert.True(state.Take(kept.ToBytes()));
    }

    [Fact]
    public void BothKindsOfPaths_AreTaken()
    {
        ConfigurationState state = Asking();
        state.Take(new Served
        {
            Files = new Dictionary<string, string>
            {
                ["employee/ASM_FEATURES/x/y"] = "1",
                ["datadog/12/ASM_FEATURES/ä b/ä:1"] = "2", ["datadog/2/OTHER/a/b"] = "3"
            }
        }.ToBytes());

        Assert.Null(state.Error);
        Assert.Equal([("x", "y"), ("ä b", "ä:1")], state.Files.Values.Select(static file => (file.Path.ConfigId, file.Path.Name)));
    }

    [Fact]
    public void Products_ThatNobodyWantsAnyMore_AreLetGo()
    {
        ConfigurationState state = Asking();
        state.Take(Served.One().ToBytes());
        Assert.False(state.Ask(new HashSet<string> { "OTHER", Clients.Product }));

        Assert.Equal(0, state.TargetsVersion); // else the agent would say that nothing has changed
        Assert.Single(state.Files);
        state.Take(Served.One().ToBytes());
        Assert.True(state.Ask(new HashSet<string> { "OTHER" }));
        Assert.Equal(1, state.TargetsVersion);
        Assert.Empty(state.Files);
    }

    [Fact]
    public void LastRoot_IsReported()
    {
        ConfigurationState state = Asking();
        Assert.Equal(1, state.RootVersion);
        string roots = string.Join(',',
            new[] { 3,
                4 }.Select(static version => $"\"{Served.Base64($"{{\"signed\":{{\"_type\":\"root\",\"version\":{version}}}}}")}\""));
        state.Take(Encoding.UTF8.GetBytes($"{{\"roots\":[{roots}]}}"));
        Assert.Equal((4, null), (state.RootVersion, state.Error));
    }

    [Fact]
    public void FileWithoutBytes_IsAFile()
    {
        ConfigurationState state = Asking();
        state.Take(Served.One(content: "").ToBytes());
        Assert.Equal(0, Assert.Single(state.Files.Values).Content.Length);
        Assert.Empty(CachedFileMessage.Of(state.Files.Values)); // agents refuse a length of 0
    }

    [Fact]
    public void PathThatIsThereTwice_IsOneFile()
    {
        ConfigurationState state = Asking();
        string path = $"\"{Served.PathOf("a")}\"";

        Assert.True(state.Take((Served.One() with
        {
            EditAnswer = text =>
            text.Replace($"[{path}]", $"[{path},{path}]", StringComparison.Ordinal)
        }).ToBytes()));
        Assert.Equal((null, 1), (state.Error, state.Files.Count));
    }

    [Fact]
    public void FilesThatNobodyAskedFor_AreNotLookedAt()
    {
        ConfigurationState state = Asking();
        string other = $"{{\"path\":\"{Served.PathOf("x", "OTHER")}\",\"raw\":\"no base64\"}}";
        Served served = Served.One() with
        {
            EditAnswer = text => text.Replace("\"target_files\":[", $"\"target_files\":[{other},{other},", StringComparison.Ordinal),
            EditTargets = static text
                => text.Replace("\"targets\":{", "\"targets\":{\"datadog/2/OTHER/x/config\":7,\"datadog/2/OTHER/x/config\":8,",
                    StringComparison.Ordinal),
        };

        Assert.True(state.Take(served.ToBytes()));
        Assert.Equal((null, Served.PathOf("a")), (state.Error, Assert.Single(state.Files.Keys)));
    }

    internal static ConfigurationState Asking()
    {
        var state = new ConfigurationState();
        state.Ask(new HashSet<string> { Clients.Product });
        return state;
    }
}
