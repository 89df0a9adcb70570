using System.Diagnostics;
using OpenTelemetry;

namespace Samples.OpenTelemetry;

/// <summary>Adds a tag to activities of customers, as a processor of the SDK does.</summary>
internal sealed class TierProcessor : BaseProcessor<Activity>
{
    private const int GoldCustomers = 2; // those with the first ids

    public override void OnEnd(Activity data)
    {
        if (data.GetTagItem("customer.id") is int customer) data.SetTag("customer.tier", customer <= GoldCustomers ? "gold" : "basic");
    }
}
