using System.Diagnostics;

namespace SpanPack.Activities.Benchmarks.Ending;

/// <summary>What is done with activities that end.</summary>
internal interface IEnding
{
    /// <summary>Gets whether its threads work for a while after <see cref="End"/>: they spin before they wait.</summary>
    public bool LeavesWork => false;

    /// <summary>Is told of an activity that has begun.</summary>
    public void Begin(Activity activity)
    {
    }

    /// <summary>Makes bytes of activities: all of them are made when it returns. This is what is measured.</summary>
    /// <param name="all">Activities of whole traces, in the order in which they have ended.</param>
    public void End(Activity[] all);

    /// <summary>Checks what came of it, and makes room for more.</summary>
    /// <param name="spans">How many activities have ended since the last call.</param>
    /// <exception cref="SpanPack.Benchmarks.Workloads.WrongOutputException">
    /// It is not all there, or not in the format that it should have.
    /// </exception>
    public void Check(int spans);
}
