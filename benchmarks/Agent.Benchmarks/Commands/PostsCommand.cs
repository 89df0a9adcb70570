using System.CommandLine;
using SpanPack.Agent.Benchmarks.Posts;
using SpanPack.Benchmarks.Commands;

namespace SpanPack.Agent.Benchmarks.Commands;

/// <summary><c>posts</c>: requests to an agent, of JSON and of spans.</summary>
internal static class PostsCommand
{
    internal static Command Create()
    {
        Option<int> rounds = CountOption.Create("--rounds", "Rounds of each row that count; as many before do not. 2 at least.", 20);
        Option<string?> json = JudgedCommand.JsonOption();
        Option<bool> speed = JudgedCommand.SpeedOption();
        var command = new Command("posts", "Measures posts of JSON in every size, plain and with gzip, and writing and flushing spans, "
            + "over TCP and a Unix socket. Takes three minutes.") { rounds, json, speed };
        command.SetRun(async (parsed, cancellation) =>
        {
            string line = JudgedCommand.LineOf(parsed, "Agent.Benchmarks");
            var run = new PostsRun(Math.Max(2, parsed.GetValue(rounds)), parsed.GetValue(json), line, Consoles.Create(), cancellation);
            return await run.RunAsync() || !parsed.GetValue(speed);
        });
        return command;
    }
}
