using System.Diagnostics;
using OpenTelemetry;

namespace SpanPack.OpenTelemetry.Tests.Support;

/// <summary>A processor that does something with each activity that ends.</summary>
internal sealed class CallbackProcessor(Action<Activity> onEnd) : BaseProcessor<Activity>
{
    public override void OnEnd(Activity data) => onEnd(data);
}
