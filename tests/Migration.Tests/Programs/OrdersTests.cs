using System.Globalization;
using System.Net;
using System.Text.RegularExpressions;
using SpanPack.Tests.Agents;

namespace SpanPack.Migration.Tests.Programs;

/// <summary>The web application gives the spans that Datadog's tracer gives, with one for each request.</summary>
public sealed partial class OrdersTests
{
    private const string Service = "Migration.Orders";
    private const string Get = "http.method=GET";
    private const string Orders = "aspnet_core.endpoint=Migration.Orders.OrdersController.Get (Migration.Orders)";
    private const string Stock = "aspnet_core.endpoint=Migration.Orders.StockController.Get (Migration.Orders)";
    private const string Server = "span.kind=server";
    private const string Tracer = "component=aspnet_core";
    private const string Host = "http.request.headers.host=HOST";
    private const string Client = "component=HttpMessageHandler";
    private const string Handler = "http-client-handler-type=System.Net.Http.SocketsHttpHandler";

    [UnixFact]
    public async Task Request_IsOneTrace()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        (HttpStatusCode status, string traceId, Span[] spans) = await AskAsync(agent, "orders/7");

        Assert.Equal(HttpStatusCode.OK, status);
        Assert.Equal(
            string.Join('\n', [
                $"aspnet_core.request ({Service}, web) GET /orders/{{id}}; {Orders} aspnet_core.route=orders/{{id:int}} {Tracer} "
                    + $"customer.tier=gold {Get} {Host} http.route=orders/{{id:int}} http.status_code=200 order.id=7 {Server} usr.id=u-17 "
                        + "usr.name=Ada",
                $"aspnet_core.request > order.load ({Service}, ) load order;",
                $"order.load > http.request ({Service}-http-client, http) GET HOST/stock/?; {Client} {Handler} {Get} http.status_code=200 "
                    + "out.host=127.0.0.1 span.kind=client",
                $"http.request > aspnet_core.request ({Service}, web) GET /stock/{{id}}; {Stock} aspnet_core.route=stock/{{id:int}} "
                    + $"{Tracer} {Get} {Host} http.route=stock/{{id:int}} http.status_code=200 {Server}",
            ]),
            Address().Replace(SpanLines.Of(spans), "HOST"));
        Assert.Equal(traceId,
            ((ulong)Assert.Single(spans.Select(static span => span.TraceId).Distinct())).ToString(CultureInfo.InvariantCulture));
        Assert.Equal("sdk", spans.Single(static span => span.ParentId == 0).GetTag("_dd.appsec.user.collection_mode"));
    }

    [UnixFact]
    public async Task FailedCall_IsAnError()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        (HttpStatusCode status, _, Span[] spans) = await AskAsync(agent, "orders/100");

        Assert.Equal(HttpStatusCode.BadGateway, status);
        Assert.Equal(
            string.Join('\n', [
                $"aspnet_core.request! ({Service}, web) GET /orders/{{id}}; {Orders} aspnet_core.route=orders/{{id:int}} {Tracer} "
                    + $"customer.tier=gold error.msg=The HTTP response has status code 502. error.type=502 {Get} {Host} "
                        + $"http.route=orders/{{id:int}} http.status_code=502 order.id=100 {Server} usr.id=u-17 usr.name=Ada",
                $"aspnet_core.request > order.load! ({Service}, ) load order; error.msg=Response status code does not indicate success: "
                    + "404 (Not Found). error.type=System.Net.Http.HttpRequestException",
                $"order.load > http.request! ({Service}-http-client, http) GET HOST/stock/?; {Client} error.msg=The HTTP response has "
                    + $"status code 404. error.type=404 {Handler} {Get} http.status_code=404 out.host=127.0.0.1 span.kind=client",
                $"http.request > aspnet_core.request ({Service}, web) GET /stock/{{id}}; {Stock} aspnet_core.route=stock/{{id:int}} "
                    + $"{Tracer} {Get} {Host} http.route=stock/{{id:int}} http.status_code=404 {Server}",
            ]),
            Address().Replace(SpanLines.Of(spans), "HOST"));
    }

    // The end of the program sends what is left.
    private static async Task<(HttpStatusCode Status, string TraceId, Span[] Spans)> AskAsync(DevAgentServer agent, string path)
    {
        using SampleProgram program = SampleProgram.Start("Orders", agent, "--urls", "http://127.0.0.1:0");
        Match address = await program.WaitForLineAsync(Listening());
        using var client = new HttpClient { BaseAddress = new Uri(address.Groups[1].Value) };
        using HttpResponseMessage answer = await client.GetAsync(new Uri(path, UriKind.Relative));
        await program.TerminateAsync();
        return (answer.StatusCode, answer.Headers.GetValues("x-trace-id").Single(), ReceivedSpans.Of(agent));
    }

    [GeneratedRegex(@"127\.0\.0\.1:\d+")]
    private static partial Regex Address();

    [GeneratedRegex(@"Now listening on: (http://\S+)")]
    private static partial Regex Listening();
}
