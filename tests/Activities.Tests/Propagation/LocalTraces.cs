using System.Diagnostics;

namespace SpanPack.Activities.Tests.Propagation;

/// <summary>Says of every activity what the test says.</summary>
internal sealed class LocalTraces(Func<Activity, LocalTraceContext?> say) : ITraceContextSource
{
    internal List<string> Errors { get; } = [];

    public bool TryGetContext(Activity activity, out LocalTraceContext context)
    {
        LocalTraceContext? said = say(activity);
        context = said.GetValueOrDefault();
        return said is not null;
    }

    public void OnPropagationError(Activity activity, string error) => Errors.Add(error);
}
