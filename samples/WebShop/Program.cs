using System.CommandLine;
using WebShop;
using WebShop.Launching;
using WebShop.Services;

// The services are this program too, each a process of its own: who listens to activities listens to those of a whole process.
if (args is [ShopService.Argument, var name]) return await ShopService.RunAsync(name);

var requests =
    new Option<int>("--requests") { Description = "How many requests are made.", HelpName = "N", DefaultValueFactory = static _ => 60 };
requests.Validators.Add(static result =>
{
    if (result.Tokens is [var token] && int.TryParse(token.Value, out int count) && count < 1) result.AddError("--requests is 1 or more.");
});
var tags = new Option<bool>("--tags") { Description = "Shows the tags, links and events of each span." };
var agent = new Option<string?>("--agent")
{
    Description = "The trace agent to send to, such as http://localhost:8126. Without it one of "
    + "its own, whose traces are shown.",
    HelpName = "ADDRESS"
};
var keepRunning = new Option<bool>("--keep-running") { Description = "Makes requests until Ctrl+C." };

var real = new Option<bool>("--real")
{
    Description = "Uses PostgreSQL, Redis and RabbitMQ where they can be had: by PGHOST, REDIS_URL "
    + "and RABBITMQ_URL, or installed from Debian's packages."
};

var root = new RootCommand("Runs a shop of three web services and a worker, makes requests and shows their traces.") { requests, tags,
    agent, keepRunning, real };
root.SetAction((parsed, cancellation) => WebShopRun.RunAsync(
    new WebShopOptions(parsed.GetValue(requests), parsed.GetValue(tags), parsed.GetValue(agent), parsed.GetValue(keepRunning),
        parsed.GetValue(real)),
    cancellation));
// After Ctrl+C the services still send what they have. They are given less time than this.
return await root.Parse(args).InvokeAsync(new InvocationConfiguration { ProcessTerminationTimeout = TimeSpan.FromSeconds(30) });
