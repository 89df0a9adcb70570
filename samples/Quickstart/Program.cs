using System.CommandLine;
using Quickstart;

var save = new Option<DirectoryInfo?>("--save") { Description = "Writes each request body to DIR/N.v0.4.msgpack.", HelpName = "DIR" };
var replay = new Option<FileInfo?>("--replay") { Description = "Reads a v0.4 body that a tracer sent, and posts it re-encoded instead of the shop's traces.", HelpName = "FILE" };
var tags = new Option<bool>("--tags") { Description = "Shows the tags, links and events of each span." };

var root = new RootCommand("Makes the traces of a small shop, posts them to a trace agent and shows them. The agent is one of its own, unless DD_TRACE_AGENT_URL names another.") { save, replay, tags };
root.SetAction((parsed, cancellation) => QuickstartRun.RunAsync(
    new QuickstartOptions(parsed.GetValue(save), parsed.GetValue(replay), parsed.GetValue(tags), Environment.GetEnvironmentVariable("DD_TRACE_AGENT_URL")),
    cancellation));
return await root.Parse(args).InvokeAsync();
