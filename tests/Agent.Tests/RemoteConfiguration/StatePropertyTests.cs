using System.Text;
using FsCheck.Fluent;

namespace SpanPack.Agent.Tests.RemoteConfiguration;

/// <summary>Any sequence of answers, right and wrong ones, with and without files that the client has.</summary>
public sealed class StatePropertyTests
{
    private static readonly string[] s_ids = ["a", "b", "c", "d"];

    [Fact]
    public void FilesAndSubscriber_FollowTheAnswersThatAreRight()
    {
        FsCheck.Gen<Step> step = from contents in Gen.ArrayOf(Gen.Choose(0, 3), s_ids.Length)
                                 from broken in Gen.Frequency((3, Gen.Constant(-1)), (1, Gen.Choose(0, s_ids.Length - 1)))
                                 from sendsEverything in Gen.Elements(true, false)
                                 from version in Gen.Choose(0, 3)
                                 select new Step(contents, broken, sendsEverything, version);
        Property.Holds(Gen.ListOf(step).ToArbitrary(), 300, static steps => Run([.. steps]));
    }

    [Fact]
    public void CutOrChangedAnswers_AreNeverAppliedByHalf()
    {
        byte[] answer = new Served
        {
            Version = 2,
            Files = new Dictionary<string, string> { [Served.PathOf("a")] = "new", [Served.PathOf("b")] = "new too" }
        }.ToBytes();
        var changes =
            from place in Gen.Choose(0, answer.Length - 1)
            from value in Gen.Choose(0, 255)
            from isCut in Gen.Elements(true, false)
            select (place, value, isCut);
        Property.Holds(changes.ToArbitrary(), 3000, change =>
        {
            byte[] bytes = change.isCut ? answer[..change.place] : [.. answer];
            if (!change.isCut) bytes[change.place] = (byte)change.value;
            ConfigurationState state = StateTests.Asking();
            state.Take(Served.One("old").ToBytes());
            state.Take(bytes);

            // Old, or new as a whole, or new as a path that was changed says; never with other bytes than the targets say.
            string[] texts = [.. state.Files.Values.Select(static file => Encoding.UTF8.GetString(file.Content.Span))];
            Assert.All(texts, static text => Assert.Contains(text, (IEnumerable<string>)["old", "new", "new too"]));
            Assert.True(state.Error is null || texts is ["old"]);
            Assert.All(state.Files.Values,
                static file => Assert.Equal(Served.HashOf(Encoding.UTF8.GetString(file.Content.Span)), file.Hash));
        });
    }

    private static void Run(Step[] steps)
    {
        ConfigurationState state = StateTests.Asking();
        var right = new Dictionary<string, string>(); // what the agent meant last, as far as it was right
        var told = new Dictionary<string, ConfigurationFile>(); // a subscriber
        long version = 0;
        foreach (Step step in steps)
        {
            var files = s_ids.Zip(step.Contents)
                .Where(static pair => pair.Second > 0)
                .ToDictionary(static pair => Served.PathOf(pair.First), static pair => new string('x', pair.Second));
            string? broken = step.Broken >= 0 ? Served.PathOf(s_ids[step.Broken]) : null;
            HashSet<string> cached = [.. files.Where(file => right.TryGetValue(file.Key, out string? held)
                && held == file.Value).Select(static file => file.Key)];
            bool isWrong = broken is not null && files.ContainsKey(broken) && !cached.Contains(broken);
            HashSet<string> unsent = step.SendsEverything ? [] : [.. cached];
            if (isWrong) unsent.Add(broken!);
            var served = new Served { Version = step.Version, FileVersion = step.Version, Files = files, Unsent = unsent };
            bool isTaken = state.Take(served.ToBytes());

            Assert.Equal(!isWrong, isTaken);
            Assert.Equal(isWrong, state.Error is not null);
            if (!isWrong) (right, version) = (files, step.Version);
            Assert.Equal(version, state.TargetsVersion);
            Assert.Equal(Texts(right),
                Texts(state.Files.ToDictionary(static file => file.Key, static file => Encoding.UTF8.GetString(file.Value.Content.Span))));
            foreach (RemoteConfigurationChange change in FileChanges.Between(told, state.Files))
            {
                Assert.Equal(change.Kind == RemoteConfigurationChangeKind.Added, !told.ContainsKey(change.Path));
                Assert.EndsWith($"/{change.Product}/{change.ConfigId}/{change.Name}", change.Path, StringComparison.Ordinal);
                if (change.Kind == RemoteConfigurationChangeKind.Added) Assert.Equal(step.Version, change.Version);
                if (change.Kind == RemoteConfigurationChangeKind.Removed) told.Remove(change.Path);
                else told[change.Path] = change.File;
            }

            Assert.Equal(state.Files.Keys.Order(), told.Keys.Order());
            Assert.All(told, file => Assert.Equal(state.Files[file.Key].Hash, file.Value.Hash));
        }
    }

    private static IEnumerable<string> Texts(Dictionary<string, string> files)
        => files.Select(static file => $"{file.Key} {file.Value}").Order(StringComparer.Ordinal);

    /// <summary>An answer: for each id the length of its content, 0 for none; which file is missing, -1 for none.</summary>
    private sealed record Step(int[] Contents, int Broken, bool SendsEverything, int Version);
}
