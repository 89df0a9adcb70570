using Microsoft.AspNetCore.SignalR;

namespace SpanPack.Clients.Tests.Together;

/// <summary>A hub of the shop.</summary>
internal sealed class ShopHub : Hub
{
    public Task<string> Owner(string number) => Task.FromResult(Context.ConnectionId.Length > number.Length ? "Ada" : "");
}
