using System.ComponentModel;

namespace System.Runtime.CompilerServices;

/// <summary>Lets the compiler emit <c>init</c> accessors and records for netstandard2.0.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
internal static class IsExternalInit;
