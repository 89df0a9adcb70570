using SpanPack.Packages.Tests.Packing;

namespace SpanPack.Packages.Tests.Consuming;

/// <summary>Projects of the packed templates build without a warning, run, and send traces.</summary>
[Collection(PackageCollection.Name)]
public sealed class TemplateTests(PackedRepository packed)
{
    [ThoroughFact]
    public async Task Templates_MakeProjectsThatSendTraces()
    {
        ConsumerFolder folder = ConsumerFolder.Create(packed, "templates");
        string hive = packed.NewFolder("hive"); // else they would be installed for the user
        await NewAsync("install", Path.Combine(packed.Folder, $"{KnownPackages.Templates}.{Settings.Version}.nupkg"));
        await NewAsync("spanpack-web", "-o", "Shop.Web");
        await NewAsync("spanpack-tags", "-o", "Shop.Tags");
        await NewAsync("spanpack-tags", "-o", "Shop.Older", "--Framework", "net8.0");
        await Dotnet.RunAsync(folder.Root, "build", "Consumers.slnx", "-v", "quiet", folder.WriteSolution());

        await CheckWebAsync(folder);
        await CheckTagsAsync(folder, "Shop.Tags");
        await CheckTagsAsync(folder, "Shop.Older");

        Task NewAsync(params string[] arguments) => Dotnet.RunAsync(folder.Root, ["new", .. arguments, "--debug:custom-hive", hive]);
    }

    private static async Task CheckWebAsync(ConsumerFolder folder)
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        using var program = new RunningProgram("dotnet", ["exec", folder.AssemblyOf("Shop.Web"), "--urls", "http://127.0.0.1:0"], agent);
        using var client = new HttpClient { BaseAddress = await program.ReadAddressAsync() };
        Assert.Equal("order 7", await client.GetStringAsync(new Uri("/orders/7", UriKind.Relative)));
        await program.TerminateAsync();

        Span[] spans = ReceivedSpans.Of(agent);
        Span request = Assert.Single(spans, static span => span.Resource == "GET /orders/{id:int}");
        Span load = Assert.Single(spans, static span => span.Resource == "load order");
        Assert.Equal(request.SpanId, load.ParentId);
        Assert.Equal(7, load.GetMetric("order.id"));
        Assert.Equal("shop", load.Service);
    }

    private static async Task CheckTagsAsync(ConsumerFolder folder, string name)
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        using var program = new RunningProgram("dotnet", ["exec", folder.AssemblyOf(name)], agent);
        await program.WaitAsync();

        Span span = Assert.Single(ReceivedSpans.Of(agent));
        Assert.Equal("checkout", span.Name);
        Assert.Equal("c-1077", span.GetTag("cart.id"));
        Assert.Equal(3, span.GetMetric("cart.items"));
        Assert.Equal("shop", span.GetTag("component"));
    }
}
