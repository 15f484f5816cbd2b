"""The closed union of what may happen."""

from __future__ import annotations

from typing import TypeAlias

from edgewise.games.maelstrom.events import acting, moving, scoring, shooting, turns

AnyEvent: TypeAlias = (
    turns.RollOffMade
    | turns.RoleTaken
    | turns.MissionChosen
    | turns.MissionRolled
    | turns.DeploymentRolled
    | turns.DeploymentSet
    | turns.ZoneTaken
    | turns.AimDeclared
    | turns.CommanderNamed
    | turns.MarkerPlaced
    | turns.MarkerLeftOut
    | turns.UnitDeployed
    | turns.UnitTakenUp
    | turns.TokensGiven
    | turns.DeploymentFinished
    | turns.BonusPointsGiven
    | turns.TurnBegan
    | turns.PriorityGiven
    | turns.CommandPointsGained
    | turns.UnitActivated
    | turns.TokensCleared
    | turns.FormTaken
    | turns.ModelHealed
    | turns.ActivationEnded
    | turns.PlayerHeld
    | turns.PlayerPassed
    | turns.EndPhaseBegan
    | turns.UnitRetired
    | turns.PlayerConceded
    | acting.UnitAimed
    | acting.CoverTaken
    | acting.OnTheMoveGained
    | acting.BurnExtinguished
    | acting.ModelPatchedUp
    | acting.SuppressionLowered
    | acting.Regrouped
    | acting.OrderGiven
    | acting.WordsSpoken
    | moving.UnitMoved
    | moving.ModelLeftBehind
    | moving.CoverLost
    | moving.DangerMet
    | moving.ClimbShook
    | moving.ChargeMade
    | moving.GrenadeThrown
    | moving.CountermeasuresMet
    | moving.BonusMoveRolled
    | moving.BonusMoveDeclined
    | moving.RetreatCalled
    | moving.RetreatBarred
    | moving.RetreatPressed
    | shooting.RoundBegan
    | shooting.WeaponFired
    | shooting.SupportGiven
    | shooting.SkillReckoned
    | shooting.DiceDiscarded
    | shooting.HitDiceRolled
    | shooting.HitDiceRerolled
    | shooting.DiceFlipped
    | shooting.ArcStruck
    | shooting.HitsScored
    | shooting.HitsBlocked
    | shooting.AvReckoned
    | shooting.ArmorDiceRolled
    | shooting.HitsStopped
    | shooting.DamageRolled
    | shooting.ModelInjured
    | shooting.ModelRemoved
    | shooting.UnitDestroyed
    | shooting.LeaderReplaced
    | shooting.SuppressionRaised
    | shooting.SuppressionTested
    | shooting.WillpowerBorrowed
    | shooting.WillpowerTested
    | shooting.WillpowerRerolled
    | shooting.TokenGained
    | shooting.BurnRolled
    | scoring.PointsScored
    | scoring.PointsLent
    | scoring.ScoreCounted
    | scoring.MarkerCaptured
    | scoring.MarkerLost
    | scoring.MatchEnded
)
