using System.Text.Json;
using SpanPack.Agent.Tests.Schemas;

namespace SpanPack.Agent.Tests.RemoteConfiguration;

/// <summary>The conversation of the public suite, step by step.</summary>
public sealed class ConversationTests
{
    /// <summary>Gets how the agent sends.</summary>
    public static TheoryData<bool> Variants => [false, true];

    [Theory]
    [MemberData(nameof(Variants))]
    public async Task Polls_AreAsExpected(bool sendsEverything)
    {
        string[] answers = Conversation.Answers(sendsEverything);
        await using var agent = new ConfigurationAgent((_, number) => ConfigurationAgent.Ok(answers[Math.Min(number, answers.Length) - 1]));
        await using RemoteConfigurationClient client = agent.CreateClient();
        using IDisposable subscription = client.Subscribe(Clients.Product, [1], static _ => { });
        JsonElement[] expected = Conversation.Polls();
        await agent.WaitForPollsAsync(expected.Length);
        await client.DisposeAsync();

        Assert.Equal(answers.Length + 1, expected.Length);
        Assert.Equal(16, expected.Length);
        for (int i = 0; i < expected.Length; i++)
        {
            PollRules.Verify(agent.Polls[i]);
            Assert.Empty(SchemaSet.Validate(SchemaSet.Poll, agent.Polls[i]));
            Conversation.Verify(expected[i], agent.Polls[i], isFirst: i == 0);
        }
    }

    [Theory]
    [MemberData(nameof(Variants))]
    public async Task Subscriber_HasWhatTheAgentMeans(bool sendsEverything)
    {
        string[] answers = Conversation.Answers(sendsEverything);
        var held = new HeldFiles();
        int step = 0;
        await using var agent = new ConfigurationAgent((_, _) => ConfigurationAgent.Ok(answers[Volatile.Read(ref step)]));
        await using RemoteConfigurationClient client = agent.CreateClient();
        using IDisposable subscription = client.Subscribe(Clients.Product, [1], held.Take);
        JsonElement[] expected = Conversation.Polls();
        for (; step < answers.Length; step++)
        {
            string[] paths = expected[step + 1].TryGetProperty("cached_target_files", out JsonElement files)
                ? [.. files.EnumerateArray().Select(static file =>
                    $"{file.GetProperty("path")} {file.GetProperty("hashes")[0].GetProperty("hash")}")]
                : [];
            await Wait.UntilAsync(() => held.Hashes.SequenceEqual(paths.Order(StringComparer.Ordinal)),
                $"step {step}: {string.Join(", ", paths)}");
            await agent.WaitForPollsAsync(agent.Polls.Length + 2);
        }

        // Steps by what they do: 2 configure, 3 modify, 4 remove, 5 add two, 6 swap, 7 modify and add, 8 modify and remove, 11 modify, 14
        // add; others change nothing.
        Assert.Equal(
            ["+base", "*base", "-base", "+base +second", "-second +third", "*base +second", "-third *base", "*base", "+third"],
            held.Updates.Select(static update => update.Replace("ASM_FEATURES-", "", StringComparison.Ordinal)));
    }
}
