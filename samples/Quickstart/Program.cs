using System.CommandLine;
using Quickstart;

var agent = new Option<string?>("--agent")
{
    Description = "The trace agent to send to, such as http://localhost:8126 or unix:///path. "
    + "Without it what DD_TRACE_AGENT_URL says, else an agent of its own.",
    HelpName = "ADDRESS"
};
var save =
    new Option<DirectoryInfo?>("--save")
    {
        Description = "Writes each request body that its own agent receives to DIR/N.FORMAT.msgpack.",
        HelpName = "DIR"
    };
var replay = new Option<FileInfo?>("--replay")
{
    Description = "Reads a v0.4 body that a tracer sent, and posts it re-encoded instead of "
    + "the shop's traces.",
    HelpName = "FILE"
};
var tags = new Option<bool>("--tags") { Description = "Shows the tags, links and events of each span." };

var root = new RootCommand("Makes the traces of a small shop, sends them to a trace agent and shows them.") { agent, save, replay, tags };
root.SetAction((parsed, cancellation) => QuickstartRun.RunAsync(
    new QuickstartOptions(parsed.GetValue(save), parsed.GetValue(replay), parsed.GetValue(tags), parsed.GetValue(agent)
        ?? Environment.GetEnvironmentVariable("DD_TRACE_AGENT_URL")),
    cancellation));
return await root.Parse(args).InvokeAsync();
