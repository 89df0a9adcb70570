using System.Diagnostics;

namespace SpanPack.Clients.Tests.Hangfire;

/// <summary>Jobs that Hangfire performs.</summary>
public static class Jobs
{
    private static readonly ActivitySource s_source = new("SpanPack.Clients.Tests.Hangfire");

    /// <summary>Makes a span.</summary>
    public static async Task ShipAsync(string order)
    {
        using Activity? activity = s_source.StartActivity("ship");
        activity?.SetTag("length", order.Length);
        activity?.SetTag("user", activity.GetBaggageItem("user"));
        await Task.Yield();
    }

    /// <summary>Fails.</summary>
    public static void Fail() => throw new InvalidOperationException("no stock");
}
