using System.Net;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using SpanPack.AspNetCore.Tests.Support;

namespace SpanPack.AspNetCore.Tests;

/// <summary>The address of a client as a tag: <c>DD_TRACE_CLIENT_IP_ENABLED</c>, <c>DD_TRACE_CLIENT_IP_HEADER</c>.</summary>
[Collection(OneAtATime.Name)]
public sealed class ClientAddressTests
{
    private const string Peer = "198.51.100.1";

    [Theory]
    [InlineData(Peer, Peer)]
    [InlineData("203.0.113.7", Peer, "X-Forwarded-For", "10.0.0.1, 203.0.113.7, 192.0.2.9")]
    [InlineData("203.0.113.7", "10.1.1.1", "X-Real-IP", "203.0.113.7", "X-Client-IP", "192.0.2.9")]
    [InlineData("203.0.113.7", "10.1.1.1", "X-Forwarded-For", "172.16.0.1", "X-Real-IP", "203.0.113.7:4711")]
    [InlineData("2001:db8::7", Peer, "X-Forwarded-For", "[2001:db8::7]:80")]
    [InlineData("203.0.113.7", Peer, "X-Forwarded-For", "::ffff:203.0.113.7")]
    [InlineData(Peer, Peer, "X-Forwarded-For", "10.0.0.1, fd00::1, 127.0.0.1, 169.254.1.1, fe80::1")]
    [InlineData("10.0.0.1", "192.168.1.1", "X-Forwarded-For", "10.0.0.1, 10.0.0.2")]
    [InlineData(Peer, Peer, "X-Forwarded-For", "unknown, _hidden, 7, , '")]
    [InlineData(Peer, "::ffff:198.51.100.1")]
    public void AddressOfAClient_IsTheFirstPublicOne(string expected, string peer, params string[] headers)
        => Assert.Equal(expected, new ClientAddress(null).Of(Request(peer, headers)));

    [Fact]
    public void HeaderOfTheVariable_IsTheOnlyOne()
    {
        HttpContext context = Request(Peer, "X-Forwarded-For", "203.0.113.7", "X-Edge", "192.0.2.9");

        Assert.Equal("192.0.2.9", new ClientAddress(" X-Edge ").Of(context));
        Assert.Equal(Peer, new ClientAddress("X-Missing").Of(context));
    }

    [Fact]
    public void HeaderWithoutEnd_IsReadToItsBound()
        => Assert.Equal(Peer,
            new ClientAddress(null).Of(Request(Peer, "X-Forwarded-For", string.Concat(Enumerable.Repeat("x,", 500_000)) + "203.0.113.7")));

    [Theory]
    [InlineData("DD_TRACE_CLIENT_IP_HEADER=X-Edge", null)] // names it, and does not ask for it
    [InlineData("DD_TRACE_CLIENT_IP_ENABLED=true DD_TRACE_CLIENT_IP_HEADER=X-Edge", "203.0.113.7")]
    [InlineData("DD_TRACE_CLIENT_IP_ENABLED=1", "127.0.0.1")]
    public async Task Request_HasItWhereItIsAskedFor(string variables, string? expected)
    {
        await using TracedApp app =
            await TracedApp.StartAsync(static app => app.MapGet("/", static () => "ok"), null, variables.Split(' '));
        using var client = new HttpClient();
        client.DefaultRequestHeaders.Add("X-Edge", "203.0.113.7");
        await client.GetStringAsync(app.Url);

        Assert.Equal(expected,
            Assert.Single(await app.StopAsync(), static span => span.Name == "http.server.request").GetTag("http.client_ip"));
    }

    private static DefaultHttpContext Request(string peer, params string[] headers)
    {
        var context = new DefaultHttpContext { Connection = { RemoteIpAddress = IPAddress.Parse(peer) } };
        foreach (string[] pair in headers.Chunk(2)) context.Request.Headers[pair[0]] = pair[1];
        return context;
    }
}
